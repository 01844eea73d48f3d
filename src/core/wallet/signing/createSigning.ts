import { createStore } from 'zustand/vanilla'
import { type AnyLatchkitError, isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { SessionMissingError } from '../../../errors/session.ts'
import { createDeferred, type Deferred } from '../../../lib/deferred.ts'
import type { Latchkit, ReadableStore } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import { createQueue } from './createQueue.ts'
import type { Load } from './load.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareLater } from './prepareLater.ts'
import { readRequest } from './readRequest.ts'
import { screensOf } from './screensOf.ts'
import type { Cancelled, SignOutcome } from './signOutcome.ts'
import type { SignOptions, SignRequest } from './signRequest.ts'
import type { SignState } from './signState.ts'
import { MOST_WAITING, noteDeclinedAll, toTooManyError } from './waitingRequests.ts'
import { whenAborted } from './whenAborted.ts'

/** What signing needs of a kit. */
export type SigningKit = Pick<
  Latchkit,
  'query' | 'submit' | 'loadConfig' | 'options' | 'session' | 'nowMs'
>

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
   * @throws RateLimitedError `RATE_LIMITED` when five others wait for the person already.
   */
  sign(request: SignRequest, options?: SignOptions): Promise<SignOutcome>
  approve(id: number): void
  decline(id: number): void
  /** Declines the one that is asked, and all that wait behind it. */
  declineAll(): void
  /** Shows why a request was not begun, until that is left: only where a screen of the page would have asked. */
  showFailure(error: AnyLatchkitError, chain: ChainFacts): void
  /** Leaves what came of a request, or what was told of it: it was sent, or it failed. */
  close(id: number): void
  /** A screen that shows the state is there, until the returned function is called. */
  attach(): () => void
}

/** The kit’s or the app’s screen on the page; the app’s own function; or nobody, because the app wants it so. */
type Asked = 'screen' | 'app' | 'nobody'

const CANCELLED: Cancelled = { cancelled: true }

/** A request that was not begun. */
type Failure = { readonly id: number; readonly error: AnyLatchkitError; readonly chain: ChainFacts }

type Job = Deferred<SignOutcome> & {
  readonly id: number
  readonly request: Promise<PreparedRequest>
  readonly options: SignOptions
  /** Who is asked. */
  readonly by: Asked
  /** Fires when it is taken back, by the app, by the person or by the end of the session. */
  readonly takenBack: AbortController
  /** Fires when whoever asked is logged in no longer. */
  readonly gone: AbortSignal
  /** Set when it goes out. */
  wasSent: boolean
}

/** What is read and sent, and where it stands. */
type Shown = Omit<Extract<SignState, { at: 'signing' }>, 'at'>

/** The end of a request whose screen was left before. */
export type SignNews = Extract<SignState, { at: 'sent' | 'reverted' }>

/** Makes the signing of a kit. Take the kit's own by `signingOf`. */
export function createSigning(kit: SigningKit, load: Load): Signing {
  const store = createStore<SignState>(() => ({ at: 'idle' }))
  const news = createStore<SignNews | null>(() => null)
  const screens = screensOf(kit)
  const queue = createQueue<Job | Failure>(work, () => set({ at: 'idle' }))
  let lastId = 0
  /** All that nobody has an answer to yet. */
  const open = new Set<Job>()
  let current: Job | undefined
  // what a person can do now; once it is done, or over, it does nothing
  let agree: ((agreed: true) => void) | undefined
  let leave: (() => void) | undefined
  let asker = userOf(kit)
  let gone = new AbortController()

  const set = (state: SignState) => store.setState(state, true)
  const hasScreen = () => screens.state.getState().all.length > 0

  function isAt(id: number): boolean {
    const state = store.getState()
    return 'id' in state && state.id === id
  }

  /** Whether a person has it before them to answer, and has not left it. */
  const isShown = ({ id }: Pick<Job, 'id'>) => isAt(id) && store.getState().at !== 'reading'

  /** No, to what is asked or still read. */
  function refuse(): void {
    const { at } = store.getState()
    if (at === 'reading' || at === 'asking') current?.takenBack.abort()
  }

  /** Which one it is, and where among those that wait. */
  const here = (id: number) => ({ id, place: queue.place() })

  function untilLeft(): Promise<void> {
    return new Promise((resolve) => {
      leave = resolve
    })
  }

  const { followSend, followNode, submitOnce } = load
  const followers = { service: followSend, node: followNode, submit: submitOnce }
  const stage = {
    isAt,
    isShown,
    set,
    tell: (end: SignNews) => news.setState(end, true),
    untilLeft,
    isAnyWaiting: queue.isAnyWaiting,
  }

  /** The person's answer; none of what was taken back. */
  async function ask({ by, takenBack }: Job, shown: Shown): Promise<boolean | null> {
    const { signal } = takenBack
    const { confirm } = kit.options.signing ?? {}
    if (by === 'nobody') return true
    if (by === 'app' && confirm) return (await load.askApp()).askApp(confirm, shown.view, signal)
    // the last one may have gone while it was read
    if (!hasScreen()) return false
    const agreed = new Promise<true>((resolve) => {
      agree = resolve
    })
    set({ at: 'asking', ...shown })
    // there at the press; where it does not come, the press asks for it again
    load.carryOut().catch(() => null)
    return Promise.race([agreed, whenAborted(signal)])
  }

  /** Until it is signed, or declined. A passkey that was not given asks again: nothing was signed. */
  async function signOne(job: Job): Promise<void> {
    const { id, resolve, takenBack } = job
    const { signal } = takenBack
    const reading = (async () => readRequest(kit, await job.request, signal, load))()
    const read = await Promise.race([reading, whenAborted(signal)])
    while (read && !signal.aborted) {
      const shown = () => ({ ...here(id), ...read })
      if (!(await ask(job, shown()))) break
      if (isShown(job)) set({ at: 'signing', ...shown() })
      const { carryOut } = await load.carryOut()
      // it may have been taken back, or its session ended, while that was loaded
      if (signal.aborted) break
      if (await carryOut(kit, job, shown(), stage, followers)) return
    }
    resolve(CANCELLED)
  }

  /** Ends when the screen is free for the next one. */
  async function work(job: Job | Failure): Promise<void> {
    if ('error' in job) return showFailed({ ...job, wasSent: true })
    const { id, by, reject } = job
    current = job
    if (by === 'screen') set({ at: 'reading', ...here(id) })
    try {
      await signOne(job)
    } catch (error) {
      const known = toKnown(error)
      reject(known)
      if (!isShown(job)) return
      await showFailed({ id, error: known, wasSent: job.wasSent })
    }
  }

  type Failed = Extract<SignState, { at: 'failed' }>
  async function showFailed(failed: Omit<Failed, 'at' | 'place'>): Promise<void> {
    const left = untilLeft()
    set({ at: 'failed', ...here(failed.id), ...failed })
    await left
  }

  // a request, and what is told of it, belongs to whoever was logged in when it was made
  kit.session.subscribe(() => {
    const next = userOf(kit)
    if (next === asker) return
    asker = next
    gone.abort()
    gone = new AbortController()
    news.setState(null, true)
    leave?.()
  })
  const show = () => screens.setWanted(store.getState().at !== 'idle' || news.getState() !== null)
  store.subscribe(show)
  news.subscribe(show)
  screens.state.subscribe(({ all }) => {
    if (all.length > 0) return
    // nobody is left to answer; a page that mounts again within the same task still is
    queueMicrotask(() => {
      if (hasScreen()) return
      refuse()
      leave?.()
    })
  })

  return {
    state: store,
    news,
    async sign(given, options = {}) {
      const by = whoIsAsked(kit, hasScreen())
      if (by === null) throw (await load.askApp()).noneToAsk()
      if (by !== 'nobody' && queue.countWaiting() >= MOST_WAITING) throw toTooManyError()
      // nothing that an app does with its own objects from here on changes what is asked
      const asked: SignRequest = { ...given, account: Object.freeze({ ...given.account }) }
      const request = prepareLater(asked, load)
      const takenBack = new AbortController()
      const job = {
        ...createDeferred<SignOutcome>(),
        id: ++lastId,
        by,
        request,
        options,
        takenBack,
        gone: gone.signal,
        wasSent: false,
      }
      const { promise, reject } = job
      const takeBack = () => takenBack.abort()
      job.gone.addEventListener('abort', takeBack)
      open.add(job)
      const stopWatching = () => {
        open.delete(job)
        job.gone.removeEventListener('abort', takeBack)
      }
      promise.then(stopWatching, stopWatching)
      // what is none is none at once, not when its turn has come
      request.catch((error: unknown) => {
        reject(toKnown(error))
        takeBack()
      })
      options.signal?.addEventListener('abort', takeBack, { once: true })
      if (options.signal?.aborted) takeBack()
      const state = store.getState()
      queue.add(job)
      // what is only watched makes room; what is asked learns that one more waits
      if ('hash' in state) leave?.()
      else if (state.at !== 'idle') set({ ...state, place: queue.place() })
      return promise
    },
    approve: (id) => isAt(id) && agree?.(true),
    decline: (id) => isAt(id) && refuse(),
    declineAll() {
      noteDeclinedAll(kit.options)
      for (const job of open) if (!job.wasSent) job.takenBack.abort()
    },
    showFailure(error, chain) {
      const state = store.getState()
      const isWatched = 'hash' in state
      // an app that asks again and again is told each time; the person is told once, and not between two requests
      if ((state.at !== 'idle' && !isWatched) || whoIsAsked(kit, hasScreen()) !== 'screen') return
      queue.add({ id: ++lastId, error, chain })
      if (isWatched) leave?.()
    },
    close(id) {
      if (news.getState()?.id === id) news.setState(null, true)
      if (!isAt(id)) return
      refuse()
      leave?.()
    },
    attach: () => screens.attach({ kind: 'own' }),
  }
}

function userOf({ session }: SigningKit): string | null {
  const state = session.getState()
  return state.status === 'logged-in' ? state.session.userId : null
}

/** Null for nothing that could. */
function whoIsAsked(kit: SigningKit, hasScreen: boolean): Asked | null {
  if (userOf(kit) === null) throw new SessionMissingError()
  const { confirm, signWithoutAskingOn = [] } = kit.options.signing ?? {}
  if (signWithoutAskingOn.includes(globalThis.location?.origin ?? '')) return 'nobody'
  if (confirm) return 'app'
  return hasScreen ? 'screen' : null
}

function toKnown(error: unknown): AnyLatchkitError {
  return isLatchkitError(error) ? error : new InvalidResponseError({ cause: error })
}
