import { createStore } from 'zustand/vanilla'
import { type AnyLatchkitError, isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { SessionMissingError } from '../../../errors/session.ts'
import { ConfirmationMissingError } from '../../../errors/signing.ts'
import { createDeferred, type Deferred } from '../../../lib/deferred.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import type { Latchkit, ReadableStore } from '../../latchkit.ts'
import { loadTypedData } from './loadTypedData.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareRequest } from './prepareRequest.ts'
import { readRequest } from './readRequest.ts'
import { screensOf } from './screensOf.ts'
import type { Cancelled, SignOutcome } from './signOutcome.ts'
import type { SignOptions, SignRequest, TypedDataRequest } from './signRequest.ts'
import type { SignState } from './signState.ts'
import type { SignView } from './signView.ts'
import { submitRequest } from './submitRequest.ts'
import { whenAborted } from './whenAborted.ts'

/** What signing needs of a kit. */
export type SigningKit = Pick<Latchkit, 'query' | 'submit' | 'options' | 'session' | 'nowMs'>

/** Signing: what is asked now, and what a person can answer. An answer to a request that is over does nothing. */
export type Signing = {
  readonly state: ReadableStore<SignState>
  /** What came of the last one that was left while it was sent; null while there is nothing to tell. */
  readonly news: ReadableStore<SignNews | null>
  /**
   * Asks, then signs. Requests wait for each other.
   *
   * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what cannot be signed.
   * @throws ConfirmationMissingError `CONFIRMATION_MISSING` when nothing is there to ask.
   * @throws ConfirmationFailedError `CONFIRMATION_FAILED` when the app's own function gives no answer.
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

/** The kit’s or the app’s screen on the page; the app’s own function; or nobody, because the app wants it so. */
type Asked = 'screen' | 'app' | 'nobody'

/** What nobody needs whose page asks. */
const loadAskApp = loadOnce(() => import('./askApp.ts'))
/** What nobody needs who only signs. */
const loadFollowSend = loadOnce(() => import('./followSend.ts'))

const CANCELLED: Cancelled = { cancelled: true }

type Job = {
  readonly id: number
  readonly request: PreparedRequest | Promise<PreparedRequest>
  readonly options: SignOptions
  /** Who is asked. */
  readonly by: Asked
  /** Fires when it is taken back, by the app or by the end of the session. */
  readonly takenBack: AbortController
  readonly settle: Deferred<SignOutcome>
}

/** The end of a request whose screen was left before. */
export type SignNews = Extract<SignState, { at: 'sent' | 'reverted' }>

/** Makes the signing of a kit. Take the kit's own by `signingOf`. */
export function createSigning(kit: SigningKit): Signing {
  const store = createStore<SignState>(() => ({ at: 'idle' }))
  const news = createStore<SignNews | null>(() => null)
  const waiting: Job[] = []
  const screens = screensOf(kit)
  let current: Job | null = null
  let isWorking = false
  let position = 0
  let lastId = 0
  let answer: ((isAgreed: boolean) => void) | null = null
  let leave: (() => void) | null = null

  const place = () => ({ position, count: position + waiting.length })
  const idNow = () => ('id' in store.getState() ? (store.getState() as { id: number }).id : null)

  /** The person's answer; no by anything that takes the request back. */
  const ask = async (job: Job, request: PreparedRequest, view: SignView): Promise<boolean> => {
    const { signal } = job.takenBack
    if (job.by === 'nobody') return true
    const { confirm } = kit.options.signing ?? {}
    if (job.by === 'app' && confirm) return (await loadAskApp()).askApp(confirm, view, signal)
    return new Promise<boolean>((resolve) => {
      const end = (isAgreed: boolean) => {
        answer = null
        signal.removeEventListener('abort', takeBack)
        resolve(isAgreed)
      }
      const takeBack = () => end(false)
      // the last screen may have gone while it was read
      if (signal.aborted || screens.state.getState().all.length === 0) return end(false)
      signal.addEventListener('abort', takeBack)
      answer = end
      store.setState({ at: 'asking', id: job.id, place: place(), request, view }, true)
    })
  }

  /** No, to what is asked or still read. */
  const refuse = () => {
    if (store.getState().at === 'reading') current?.takenBack.abort()
    answer?.(false)
  }

  const isShown = (job: Job) => idNow() === job.id && store.getState().at !== 'reading'

  /** Until it is signed, or declined. A passkey that was not given asks again: nothing was signed. */
  const signOne = async (job: Job) => {
    const { takenBack, options } = job
    const { signal } = takenBack
    const reading = (async () => readRequest(kit, await job.request, signal))()
    const read = await Promise.race([reading, whenAborted(signal)])
    if (read === null) return null
    const { request, view } = read
    const stampWith = options.stampWith ?? kit.options.signing?.stampWith ?? 'session'
    for (;;) {
      if (signal.aborted || !(await ask(job, request, view))) return null
      const shown = { id: job.id, place: place(), request, view }
      if (isShown(job)) store.setState({ at: 'signing', ...shown }, true)
      try {
        // there before anything is sent: else nobody could say what came of it
        const follow = request.kind === 'send' ? await loadFollowSend() : null
        const submitted = await submitRequest(kit, request, { stampWith })
        return { shown, submitted, follow }
      } catch (error) {
        if (!isLatchkitError(error, 'PASSKEY_CANCELLED') || !isShown(job)) throw error
      }
    }
  }

  /** Ends when the screen is free for the next one. */
  const work = async (job: Job): Promise<void> => {
    if (job.by === 'screen') store.setState({ at: 'reading', id: job.id, place: place() }, true)
    try {
      const signed = await signOne(job)
      if (!signed) return job.settle.resolve(CANCELLED)
      const { shown, submitted, follow } = signed
      if (submitted.kind !== 'sending') return job.settle.resolve(submitted)
      const { followSend } = follow ?? (await loadFollowSend())
      const left = isShown(job) ? untilLeft() : Promise.resolve()
      const show = isShown(job)
        ? (state: SignState) => {
            if (idNow() === job.id) store.setState(state, true)
            else if (state.at === 'sent' || state.at === 'reverted') news.setState(state, true)
          }
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
      current = job
      await work(job)
    }
    current = null
    position = 0
    isWorking = false
    store.setState({ at: 'idle' }, true)
  }

  store.subscribe(({ at }) => screens.setWanted(at !== 'idle'))
  screens.state.subscribe(({ all }) => {
    if (all.length > 0) return
    // nobody is left to answer; a page that mounts again within the same task still is
    queueMicrotask(() => {
      if (screens.state.getState().all.length > 0) return
      refuse()
      leave?.()
    })
  })

  return {
    state: store,
    news,
    sign(asked, options = {}) {
      const settle = createDeferred<SignOutcome>()
      const takenBack = new AbortController()
      const stopWatching = endWithSession(kit, takenBack)
      settle.promise.then(stopWatching, stopWatching)
      try {
        const by = whoIsAsked(kit, screens.state.getState().all.length)
        const request = asked.kind === 'typedData' ? prepareTypedData(asked) : prepareRequest(asked)
        // what is none is none at once, not when its turn has come
        Promise.resolve(request).catch((error: unknown) => {
          settle.reject(toKnown(error))
          takenBack.abort()
        })
        const job = { id: ++lastId, by, request, options, takenBack, settle }
        options.signal?.addEventListener('abort', () => takenBack.abort(), { once: true })
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
    decline: (id) => idNow() === id && refuse(),
    close(id) {
      if (idNow() !== id) return
      refuse()
      leave?.()
    },
    attach: () => screens.attach({ kind: 'own' }),
  }
}

/** It is checked by what reads it, and loaded then. */
async function prepareTypedData(request: TypedDataRequest): Promise<PreparedRequest> {
  const { prepare } = await loadTypedData()
  return prepare(request)
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

function whoIsAsked({ options, session }: SigningKit, screens: number): Asked {
  if (session.getState().status !== 'logged-in') throw new SessionMissingError()
  const { confirm, signWithoutAskingOn = [] } = options.signing ?? {}
  if (signWithoutAskingOn.includes(globalThis.location?.origin ?? '')) return 'nobody'
  if (confirm) return 'app'
  if (screens === 0) throw new ConfirmationMissingError()
  return 'screen'
}

function toKnown(error: unknown): AnyLatchkitError {
  return isLatchkitError(error) ? error : new InvalidResponseError({ cause: error })
}
