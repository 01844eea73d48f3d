import { isLatchkitError } from '../../../errors/anyError.ts'
import type { Deferred } from '../../../lib/deferred.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { followSend } from './followSend.ts'
import type { SignOutcome } from './signOutcome.ts'
import type { SignOptions } from './signRequest.ts'
import type { SignState } from './signState.ts'
import { submitRequest } from './submitRequest.ts'

/** What was read and agreed to, and where it stands. */
type Shown = Omit<Extract<SignState, { at: 'signing' }>, 'at'>

/** Who waits for what comes of it. */
type Approved = Pick<Deferred<SignOutcome>, 'resolve' | 'reject'> & {
  readonly id: number
  readonly options: SignOptions
  /** Fires when whoever agreed to it is logged in no longer. */
  readonly gone: AbortSignal
  /** Fires when it is taken back: until it goes out. */
  readonly takenBack: Pick<AbortController, 'signal'>
  wasSent: boolean
}

/** Where what comes of it is shown. */
type Stage = {
  isAt(id: number): boolean
  /** Whether a person has it before them, and has not left it. */
  isShown(job: Approved): boolean
  set(state: SignState): void
  /** Tells the end of what was left before. */
  tell(end: Extract<SignState, { at: 'sent' | 'reverted' }>): void
  untilLeft(): Promise<void>
  isAnyWaiting(): boolean
}

/**
 * Signs what was agreed to, and shows what comes of it, until that is left or the next one waits.
 *
 * Of its own: nobody needs it who has not answered. So it is loaded while they read. It signs the very request that the view
 * was made of.
 *
 * @returns false when a passkey was not given, and nothing was signed: whoever has it before them can be asked again.
 */
export async function carryOut(
  kit: Pick<Latchkit, 'query' | 'submit' | 'options' | 'nowMs'>,
  job: Approved,
  shown: Shown,
  stage: Stage,
  /** What nobody needs who only signs. */
  loadFollowSend: () => Promise<{ readonly followSend: typeof followSend }>,
): Promise<boolean> {
  const { id, options, gone, resolve, reject } = job
  const { request } = shown
  const promptSignal = job.takenBack.signal
  const stampWith = options.stampWith ?? kit.options.signing?.stampWith ?? 'session'
  try {
    // there before anything is sent: else nobody could say what came of it
    if (request.kind === 'send') await loadFollowSend()
    job.wasSent = true
    const submitted = await submitRequest(kit, request, { stampWith, promptSignal })
    if (submitted.kind === 'sending') await follow(submitted.statusId)
    else resolve(submitted)
    return true
  } catch (error) {
    const isClosed = isLatchkitError(error, 'PASSKEY_CANCELLED')
    const isStopped = isClosed || isLatchkitError(error, 'REQUEST_ABORTED')
    if (promptSignal.aborted ? isStopped : isClosed && stage.isShown(job)) return false
    throw error
  }

  async function follow(statusId: string): Promise<void> {
    const { followSend } = await loadFollowSend()
    const isSeen = stage.isShown(job)
    const left = stage.untilLeft()
    const show = (state: SignState) => {
      // what one person did is not shown to the next
      if (gone.aborted) return
      if (stage.isAt(id)) stage.set(state)
      else if (isSeen && (state.at === 'sent' || state.at === 'reverted')) stage.tell(state)
    }
    followSend(kit, statusId, shown, show, gone).then(resolve, reject)
    if (isSeen && !gone.aborted && !stage.isAnyWaiting()) await left
  }
}
