import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { ActivityUnknownError } from '../../../errors/activity.ts'
import { isLatchkitError } from '../../../errors/anyError.ts'
import { RequestAbortedError } from '../../../errors/http.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { isDecided } from '../../http/submitPatiently.ts'
import type { Latchkit, SubmitOptions } from '../../latchkit.ts'
import type { PreparedRequest } from '../signing/preparedRequest.ts'
import { type Submitted, submitRequest } from '../signing/submitRequest.ts'
import { digestText, getSendRecords, type ServiceRecord } from './sendRecords.ts'

/** A payment that the service has accepted. */
type Taken = Extract<Submitted, { kind: 'sending' }>

type SubmittingKit = Pick<Latchkit, 'submit' | 'options' | 'nowMs'>

/** A submission takes less than this, in milliseconds: a longer difference means that the clock was corrected. */
const CORRECTED_BY_MS = 60_000

/** How long the kit submits the same body again before it reports an unknown outcome, in milliseconds. */
const REPEAT_FOR_MS = 20_000

/**
 * Submits a payment that the service sends. If the same payment was submitted before and no caller knows its outcome, this
 * function submits the body of that payment again: the service carries a body out once, and returns the same result.
 *
 * The payment is stored before the first byte is sent, so a lost response, a reload, a logout or another tab never pays twice.
 *
 * Equal payments that one page asks for at the same time are as many payments: each waits until the outcome of the one before was
 * told. If that stays unknown, it counts for both.
 *
 * Ours: the service answers a body that it knows, however old it is, and refuses an old one that it does not know for its time. A
 * body that is refused so was never carried out, and the payment is submitted anew.
 *
 * @throws ActivityUnknownError `ACTIVITY_UNKNOWN` while nobody can tell whether the service has it.
 * @throws RequestAbortedError `REQUEST_ABORTED` when the request is taken back while it waits.
 */
export async function submitOnce(
  kit: SubmittingKit,
  request: PreparedRequest,
  options: Pick<SubmitOptions, 'stampWith' | 'promptSignal'>,
): Promise<Taken> {
  const digest = await digestText(getContent(request))
  const { before, release } = takeTurn(kit.options, digest)
  try {
    const { promptSignal } = options
    const takenBack = new Promise<void>((resolve) => {
      if (promptSignal?.aborted) resolve()
      promptSignal?.addEventListener('abort', () => resolve(), { once: true })
    })
    await Promise.race([before, takenBack])
    if (promptSignal?.aborted) throw new RequestAbortedError()
    return { ...(await submitInTurn(kit, request, options, digest)), release }
  } catch (error) {
    release()
    throw error
  }
}

/** The last of the equal payments of a page, by the options of its kit and the digest: each ends when its outcome was told. */
const lasts = new WeakMap<object, Map<string, Promise<void>>>()

/** Gets in line behind the equal payments of the page that are under way. `before` ends with the last of them. */
function takeTurn(owner: object, digest: string) {
  const own = lasts.get(owner) ?? new Map<string, Promise<void>>()
  lasts.set(owner, own)
  const before = own.get(digest) ?? Promise.resolve()
  let release: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  // one that is taken back while it waits lets nobody past those before it
  const mine = before.then(() => promise)
  own.set(digest, mine)
  void mine.then(() => own.get(digest) === mine && own.delete(digest))
  return { before, release }
}

async function submitInTurn(
  kit: SubmittingKit,
  request: PreparedRequest,
  options: Pick<SubmitOptions, 'stampWith' | 'promptSignal'>,
  digest: string,
): Promise<Taken> {
  const records = getSendRecords(kit.options)
  const startedAtMs = kit.nowMs()

  const claim = async () => {
    const own: ServiceRecord = {
      by: 'service',
      id: crypto.randomUUID(),
      caip2: request.caip2 ?? '',
      account: request.account.address,
      digest,
      sinceMs: Date.now(),
      timestampMs: String(kit.nowMs()),
      parameters: { ...request.parameters },
    }
    const stored = await records.claim(own)
    const outgoing = { ...request, parameters: stored.parameters } as PreparedRequest
    // what is stored pays what the person has read, or is not theirs
    if (stored === own || (await digestText(getContent(outgoing))) === digest)
      return { stored, outgoing, isNew: stored.id === own.id }
    await records.drop(stored.id)
    return { stored: await records.claim(own), outgoing: request, isNew: true }
  }

  const submit = async (canRenew: boolean): Promise<Taken> => {
    const { stored, outgoing, isNew } = await claim()
    const { timestampMs } = stored
    const forget = () => records.drop(stored.id)
    try {
      const repeatForMs = REPEAT_FOR_MS
      const taken = await submitRequest(kit, outgoing, { ...options, timestampMs, repeatForMs })
      if (taken.kind !== 'sending') throw new TypeError(taken.kind)
      return { ...taken, forget }
    } catch (error) {
      const isNothing = isDecided(error) || (isNew && isUnsent(error))
      if (isNothing) await forget()
      const isCorrected = Math.abs(kit.nowMs() - startedAtMs) > CORRECTED_BY_MS
      const isForTime = isLatchkitError(error, 'REQUEST_INVALID') && (isCorrected || !isNew)
      if (isForTime && canRenew) return submit(false)
      // an earlier page submitted it, and this refusal says nothing about that
      if (isNew || isNothing || isUnsent(error) || isLatchkitError(error, 'ACTIVITY_UNKNOWN'))
        throw error
      throw new ActivityUnknownError({ cause: error })
    }
  }
  return submit(true)
}

/**
 * Text of what a payment does, without what differs each time: fees and who pays them, limits, the nonce, and on Solana the
 * blockhash.
 */
function getContent({ activity, account, caip2, parameters }: PreparedRequest): string {
  const place = [activity, caip2, account.address]
  if (activity === 'ethSendTransactionV2') {
    const { calls } = parameters
    const texts = calls.map(({ to, value = '0', data = '0x' }) => [to, value, data])
    return JSON.stringify([...place, texts]).toLowerCase()
  }
  if (activity !== 'solSendTransactionV2') throw new TypeError(activity)
  const { unsignedTransaction } = parameters
  const read = readSolanaTransaction(unsignedTransaction)
  if (typeof read === 'string') return JSON.stringify([...place, unsignedTransaction])
  const { message, blockhashAt } = read
  const lasting = message.slice().fill(0, blockhashAt, blockhashAt + 32)
  return JSON.stringify([...place, hexFromBytes(lasting)])
}

/** Whether an error says that nothing was submitted this time. */
function isUnsent(error: unknown): boolean {
  return (
    isLatchkitError(error, 'PASSKEY_CANCELLED') ||
    isLatchkitError(error, 'PASSKEY_NONE_FOUND') ||
    isLatchkitError(error, 'SESSION_MISSING')
  )
}
