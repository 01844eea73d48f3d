import { checkOptions } from './checkOptions.ts'
import type { KitEvent } from './events.ts'
import { loadOnce } from './http/loadOnce.ts'
import { createIndexedDbKeyStore } from './keys/indexedDbKeyStore.ts'
import type { Latchkit, SessionControl } from './latchkit.ts'
import { createLoginHandle } from './login/createLoginHandle.ts'
import { showFragment, takeLoginLink } from './login/link/takeLoginLink.ts'
import { isReturn } from './oauth/stateStart.ts'
import type { LatchkitOptions } from './options.ts'
import { createSessions } from './session/createSessions.ts'
import { createServerClock } from './session/serverClock.ts'

/**
 * Makes the kit: once, outside React. Nothing happens until it is mounted, so it is safe on a server.
 *
 * @throws OptionInvalidError `OPTION_INVALID` when an option cannot work; `details` names it.
 * @example
 * export const kit = createLatchkit({ authProxyUrl, authProxyConfigId, apiBaseUrl })
 */
export function createLatchkit(options: LatchkitOptions): Latchkit {
  checkOptions(options)
  const nowMs = options.nowMs ?? (() => Date.now())
  const clock = createServerClock(nowMs, options.nowMs ?? (() => performance.now()))
  const pinnedKeyHex = options.trust?.sessionKey?.toLowerCase()
  const keyStore = options.keyStore ?? createIndexedDbKeyStore(options.authProxyConfigId)
  const emit = (event: KitEvent) => {
    // a listener that throws is the app's error: it surfaces, and the kit goes on
    if (options.onEvent) queueMicrotask(() => options.onEvent?.(event))
  }
  const sessions = createSessions({
    keyStore,
    clock,
    pinnedKeyHex,
    emit,
    async revive() {
      try {
        return Boolean(await sessionControl.refresh())
      } catch {
        return false // refused, or nobody there to say: by this clock it is over
      }
    },
    endAtService: (live) => void afterLogin().then((made) => made.endAtService(live), ignore),
  })

  const runtime = loadOnce(async () => {
    const { createRuntime } = await import('./createRuntime.ts')
    const parts = { options, nowMs, clock, keyStore, sessions, emit }
    const made = createRuntime({ ...parts, loginState: handle.state, onDone: handle.finish })
    handle.attach(made.flow)
    return made
  })
  const afterLogin = async () => (await runtime()).afterLogin()
  const requests = async () => (await afterLogin()).requests()
  const sessionControl: SessionControl = {
    list: async () => (await afterLogin()).sessions.list(),
    switchTo: async (name) => (await afterLogin()).sessions.switchTo(name),
    remove: async (name) => (await afterLogin()).sessions.remove(name),
    refresh: async () => (await afterLogin()).sessions.refresh(),
  }
  const loadAhead = async () => (await runtime()).loadConfig()
  const handle = createLoginHandle({ sessions, loadFlow: runtime, loadAhead, emit })

  const receive = async (link?: string) => {
    const event = await (await runtime()).receive(link)
    if (event) handle.receive(event)
  }
  const takeLink = () => {
    const fragment = takeLoginLink()
    // without the part that does the work nothing can be done; a reload tries again
    if (fragment) receive(fragment).catch(() => showFragment(fragment))
  }

  const start = () => {
    const channelName = `latchkit:${options.authProxyConfigId}`
    const parts = { sessions, keyStore, clock, channelName, refresh: sessionControl.refresh }
    const looking = import('./session/lookAfterSessions.ts').then(({ lookAfterSessions }) =>
      lookAfterSessions({ ...parts, options: options.session ?? {} }),
    )
    looking.catch(ignore)
    takeLink()
    // a link that is opened in the page's own tab loads nothing
    globalThis.addEventListener?.('hashchange', takeLink)
    return () => {
      globalThis.removeEventListener?.('hashchange', takeLink)
      looking.then((stopLooking) => stopLooking(), ignore)
    }
  }

  let isReceiving = false

  let mounts = 0
  let stop: (() => void) | null = null
  const unmount = () => {
    // StrictMode mounts again within the same task: then nothing stops
    queueMicrotask(() => {
      if (mounts > 0) return
      stop?.()
      stop = null
      handle.login.close()
    })
  }

  return {
    options,
    get appName() {
      return options.appName ?? globalThis.location?.hostname ?? ''
    },
    session: sessions.store,
    sessions: sessionControl,
    login: handle.login,
    nowMs: clock.nowMs,
    mount() {
      mounts++
      stop ??= start()
      void sessions.restored()
      if (!isReceiving && isReturn(globalThis.location?.href ?? '', options.authProxyConfigId)) {
        isReceiving = true
        // without the part that does the work nothing can be done; a reload tries again
        receive().catch(ignore)
      }
      let isMounted = true
      return () => {
        if (!isMounted) return
        isMounted = false
        mounts--
        unmount()
      }
    },
    logOut: sessions.logOut,
    loadConfig: async (request) => (await runtime()).loadConfig(request),
    query: async (name, body, request) => (await requests()).query(name, body, request),
    submit: async (name, parameters, request) =>
      (await requests()).submit(name, parameters, request),
    submitProven: async (name, parameters, request) =>
      (await requests()).submitProven(name, parameters, request),
    signQuery: async (name, body) => (await requests()).signQuery(name, body),
  }
}

function ignore(): void {
  // nothing to do: whoever needs the outcome asks for it
}
