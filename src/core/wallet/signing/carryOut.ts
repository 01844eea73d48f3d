import { isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import type { Deferred } from '../../../lib/deferred.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { submitOnce } from '../sending/submitOnce.ts'
import type { followNode } from './followNode.ts'
import type { followSend } from './followSend.ts'
import type { SignOutcome } from './signOutcome.ts'
import type { Broadcast, SignOptions } from './signRequest.ts'
import type { SignState } from './signState.ts'
import { type Submitted, submitRequest } from './submitRequest.ts'

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
  followers: Followers,
): Promise<boolean> {
  const { id, options, gone, resolve, reject } = job
  const { request } = shown
  const promptSignal = job.takenBack.signal
  const stampWith = options.stampWith ?? kit.options.signing?.stampWith ?? 'session'
  try {
    // there before anything is sent: else nobody could say what came of it
    const follow = await loadFollower(request.broadcast)
    const isForService = request.broadcast === 'service'
    const submit = isForService ? (await followers.submit()).submitOnce : submitRequest
    job.wasSent = true
    const submitted = await submit(kit, request, { stampWith, promptSignal })
    if (submitted.kind === 'sending' || request.broadcast === 'node')
      await showUntilLeft((show) => follow(submitted, show))
    else resolve(submitted)
    return true
  } catch (error) {
    const isClosed = isLatchkitError(error, 'PASSKEY_CANCELLED')
    const isStopped = isClosed || isLatchkitError(error, 'REQUEST_ABORTED')
    if (promptSignal.aborted ? isStopped : isClosed && stage.isShown(job)) return false
    throw error
  }

  async function showUntilLeft(
    follow: (show: (state: SignState) => unknown) => Promise<SignOutcome>,
  ): Promise<void> {
    const isSeen = stage.isShown(job)
    const left = stage.untilLeft()
    let isTold = false
    const show = (state: SignState) => {
      isTold = true
      // what one person did is not shown to the next
      if (gone.aborted) return
      if (stage.isAt(id)) stage.set(state)
      else if (isSeen && (state.at === 'sent' || state.at === 'reverted')) stage.tell(state)
    }
    follow(show).then(resolve, (error) => {
      reject(error)
      // it failed before its first step, as when another tab has sent the same payment
      if (isTold || !isLatchkitError(error)) return
      const { place, view } = shown
      show({ at: 'failed', id, place, error, wasSent: true, chain: view.chain })
    })
    if (isSeen && !gone.aborted && !stage.isAnyWaiting()) await left
  }

  /** Who follows what was submitted to its end: by who sends it. */
  async function loadFollower(broadcast: Broadcast): Promise<Follower> {
    switch (broadcast) {
      case 'service': {
        const { followSend } = await followers.service()
        return async (out, show) => {
          if (out.kind !== 'sending') throw new InvalidResponseError({ details: out.kind })
          try {
            const sent = await followSend(kit, out.statusId, shown, show, gone)
            await out.forget?.()
            return sent
          } catch (error) {
            // it is told, and the same request again is another payment
            if (isLatchkitError(error, 'TRANSACTION_FAILED')) await out.forget?.()
            throw error
          } finally {
            out.release?.()
          }
        }
      }
      case 'node': {
        const { followNode } = await followers.node()
        return async (out, show) => {
          if (out.kind !== 'transaction') throw new InvalidResponseError({ details: out.kind })
          return followNode(kit, out.signedTransaction, shown, show, gone)
        }
      }
      case 'nobody':
        return async ({ kind }) => {
          throw new InvalidResponseError({ details: kind })
        }
      default:
        return broadcast satisfies never
    }
  }
}

/** Follows what was submitted, and gives its outcome as soon as the network has it. */
type Follower = (out: Submitted, show: (state: SignState) => unknown) => Promise<SignOutcome>

/** Loads who follows a transaction: that of the service, and that of the app's own node. */
type Followers = {
  readonly service: () => Promise<{ readonly followSend: typeof followSend }>
  readonly submit: () => Promise<{ readonly submitOnce: typeof submitOnce }>
  readonly node: () => Promise<{ readonly followNode: typeof followNode }>
}
