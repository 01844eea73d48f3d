import { createStore } from 'zustand/vanilla'
import { type AnyLatchkitError, isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { SessionMissingError } from '../../../errors/session.ts'
import { ConfirmationMissingError } from '../../../errors/signing.ts'
import { createDeferred, type Deferred } from '../../../lib/deferred.ts'
import type { Latchkit, ReadableStore } from '../../latchkit.ts'
import { followSend } from './followSend.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareRequest } from './prepareRequest.ts'
import type { Cancelled, SignOutcome } from './signOutcome.ts'
import type { SignOptions, SignRequest } from './signRequest.ts'
import type { SignState } from './signState.ts'
import type { SignView } from './signView.ts'
import { submitRequest } from './submitRequest.ts'
import { viewOf } from './viewOf.ts'

/** What signing needs of a kit. */
export type SigningKit = Pick<Latchkit, 'query' | 'submit' | 'options' | 'session' | 'nowMs'>

/** Signing: what is asked now, and what a person can answer. An answer to a request that is over does nothing. */
export type Signing = {
  readonly state: ReadableStore<SignState>
  /**
   * Asks, then signs. Requests wait for each other.
   *
   * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what cannot be signed.
   * @throws ConfirmationMissingError `CONFIRMATION_MISSING` when nothing is there to ask.
   * @throws SessionMissingError `SESSION_MISSING` when nobody is logged in.
   */
  sign(request: SignRequest, options?: SignOptions): Promise<SignOutcome>
  approve(id: number): void
  decline(id: number): void
  /** Leaves what came of a request: it was sent, or it failed. */
  close(id: number): void
  /** A screen that shows the state is there, until the returned function is called. */
  attach(): () => void
}

const CANCELLED: Cancelled = { cancelled: true }

type Job = {
  readonly id: number
  readonly request: PreparedRequest
  readonly options: SignOptions
  /** Fires when it is taken back, by the app or by the end of the session. */
  readonly takenBack: AbortController
  readonly settle: Deferred<SignOutcome>
}

/** Makes the signing of a kit. Take the kit's own by `signingOf`. */
export function createSigning(kit: SigningKit): Signing {
  const store = createStore<SignState>(() => ({ at: 'idle' }))
  const waiting: Job[] = []
  let screens = 0
  let isWorking = false
  let position = 0
  let lastId = 0
  let answer: ((isAgreed: boolean) => void) | null = null
  let leave: (() => void) | null = null

  const place = () => ({ position, count: position + waiting.length })
  const idNow = () => ('id' in store.getState() ? (store.getState() as { id: number }).id : null)

  /** The person's answer; no by anything that takes the request back. */
  const ask = async (job: Job, view: SignView): Promise<boolean> => {
    const { signing = {} } = kit.options
    const { signal } = job.takenBack
    if (signing.signWithoutAskingOn?.includes(view.origin)) return true
    if (signing.confirm) return (await signing.confirm(view, signal)) === true && !signal.aborted
    return new Promise<boolean>((resolve) => {
      const end = (isAgreed: boolean) => {
        answer = null
        signal.removeEventListener('abort', takeBack)
        resolve(isAgreed)
      }
      const takeBack = () => end(false)
      signal.addEventListener('abort', takeBack)
      answer = end
      store.setState({ at: 'asking', id: job.id, place: place(), request: job.request, view }, true)
      if (signal.aborted) end(false)
    })
  }

  const isShown = (job: Job) => idNow() === job.id && store.getState().at !== 'reading'

  /** Until it is signed, or declined. A passkey that was not given asks again: nothing was signed. */
  const signOne = async (job: Job) => {
    const { request, takenBack, options } = job
    const view = await viewOf(kit, request, takenBack.signal)
    const stampWith = options.stampWith ?? kit.options.signing?.stampWith ?? 'session'
    for (;;) {
      if (takenBack.signal.aborted || !(await ask(job, view))) return null
      const shown = { id: job.id, place: place(), request, view }
      if (isShown(job)) store.setState({ at: 'signing', ...shown }, true)
      try {
        return { shown, submitted: await submitRequest(kit, request, { stampWith }) }
      } catch (error) {
        if (!isLatchkitError(error, 'PASSKEY_CANCELLED') || !isShown(job)) throw error
      }
    }
  }

  /** Ends when the screen is free for the next one. */
  const work = async (job: Job): Promise<void> => {
    store.setState({ at: 'reading', id: job.id, place: place() }, true)
    try {
      const signed = await signOne(job)
      if (!signed) return job.settle.resolve(CANCELLED)
      const { shown, submitted } = signed
      if (submitted.kind !== 'sending') return job.settle.resolve(submitted)
      const left = isShown(job) ? untilLeft() : Promise.resolve()
      const show = isShown(job)
        ? (state: SignState) => idNow() === job.id && store.setState(state, true)
        : () => false
      followSend(kit, submitted.statusId, shown, show).then(job.settle.resolve, job.settle.reject)
      if (waiting.length === 0) await left
    } catch (error) {
      const known = toKnown(error)
      job.settle.reject(known)
      if (!isShown(job)) return
      const left = untilLeft()
      store.setState({ at: 'failed', id: job.id, place: place(), error: known }, true)
      await left
    }
  }

  const untilLeft = () =>
    new Promise<void>((resolve) => {
      leave = () => {
        leave = null
        resolve()
      }
    })

  const workAll = async () => {
    if (isWorking) return
    isWorking = true
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      position++
      await work(job)
    }
    position = 0
    isWorking = false
    store.setState({ at: 'idle' }, true)
  }

  return {
    state: store,
    sign(asked, options = {}) {
      const settle = createDeferred<SignOutcome>()
      const takenBack = new AbortController()
      const stopWatching = endWithSession(kit, takenBack)
      settle.promise.then(stopWatching, stopWatching)
      try {
        requireConfirmation(kit, screens)
        const job = { id: ++lastId, request: prepareRequest(asked), options, takenBack, settle }
        options.signal?.addEventListener('abort', () => takenBack.abort())
        if (options.signal?.aborted) takenBack.abort()
        waiting.push(job)
      } catch (error) {
        settle.reject(error)
        return settle.promise
      }
      const state = store.getState()
      // what is only watched makes room; what is asked learns that one more waits
      if (state.at === 'sending' || state.at === 'sent' || state.at === 'reverted') leave?.()
      else if (state.at !== 'idle') store.setState({ ...state, place: place() }, true)
      void workAll()
      return settle.promise
    },
    approve: (id) => idNow() === id && answer?.(true),
    decline: (id) => idNow() === id && answer?.(false),
    close(id) {
      if (idNow() !== id) return
      answer?.(false)
      leave?.()
    },
    attach() {
      screens++
      let isThere = true
      return () => {
        if (!isThere) return
        isThere = false
        screens--
        // nobody is left to answer; a page that mounts again within the same task still is
        queueMicrotask(() => {
          if (screens > 0) return
          answer?.(false)
          leave?.()
        })
      }
    },
  }
}

/** A request belongs to whoever was logged in when it was made. */
function endWithSession({ session }: SigningKit, takenBack: AbortController): () => void {
  const userOf = (state: ReturnType<typeof session.getState>) =>
    state.status === 'logged-in' ? state.session.userId : null
  const asker = userOf(session.getState())
  return session.subscribe((state) => {
    if (userOf(state) !== asker) takenBack.abort()
  })
}

function requireConfirmation({ options, session }: SigningKit, screens: number): void {
  if (session.getState().status !== 'logged-in') throw new SessionMissingError()
  const { confirm, signWithoutAskingOn = [] } = options.signing ?? {}
  const isUnasked = signWithoutAskingOn.includes(globalThis.location?.origin ?? '')
  if (!confirm && !isUnasked && screens === 0) throw new ConfirmationMissingError()
}

function toKnown(error: unknown): AnyLatchkitError {
  return isLatchkitError(error) ? error : new InvalidResponseError({ cause: error })
}
