import { createStore } from 'zustand/vanilla'
import { NetworkFailedError } from '../../errors/network.ts'
import type { KitEvent } from '../events.ts'
import type { Login, LoginResult } from '../latchkit.ts'
import type { LiveSession, Sessions } from '../session/createSessions.ts'
import type { LoginFlow } from './createLoginFlow.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { DoneLogin, LoginState } from './loginState.ts'
import { CHOOSING, IDLE } from './startingStates.ts'

/** What is seen goes first, and asks for the rest when it is there; what nobody asks for waits so long. */
const AHEAD_MS = 550

type Parts = {
  readonly sessions: Sessions
  /** Loads the part of the kit that does the work; it calls `attach` when it is there. */
  readonly loadFlow: () => Promise<unknown>
  /** Loads that part and what the first screen asks for, before anybody has asked. */
  readonly loadAhead: () => Promise<unknown>
  readonly emit: (event: KitEvent) => void
}

/**
 * The part of the login that is there from the start: whether it is open, who waits for it, and the first screen.
 *
 * The work itself is loaded on intent. Commands that come before it wait for it; when it cannot be loaded the login is
 * blocked, and trying again picks the command up.
 */
export function createLoginHandle({ sessions, loadFlow, loadAhead, emit }: Parts) {
  const state = createStore<LoginState>(() => IDLE)
  const isOpen = createStore<boolean>(() => false)
  let flow: LoginFlow | null = null
  let waiting: ((result: LoginResult) => void)[] = []
  let unheard: ((flow: LoginFlow) => void)[] = []

  const block = (cause: unknown) => {
    const resume = state.getState()
    if (resume.at === 'idle') unheard = []
    if (resume.at === 'idle' || resume.at === 'blocked') return
    const error = new NetworkFailedError({ cause })
    state.setState({ at: 'blocked', error, retryAtMs: null, retries: 0, resume }, true)
    globalThis.addEventListener?.('online', () => login.retry(), { once: true })
  }

  const preload = () => {
    setTimeout(() => flow || loadAhead().catch(ignore), AHEAD_MS)
  }

  const run = (command: (flow: LoginFlow) => void) => {
    if (flow) return command(flow)
    unheard.push(command)
    loadFlow().catch(block)
  }

  const attach = (loaded: LoginFlow) => {
    const blocked = state.getState()
    if (blocked.at === 'blocked') state.setState(blocked.resume, true)
    flow = loaded
    flow.enter()
    for (const command of unheard) command(flow)
    unheard = []
  }

  const start = () => {
    const { at } = state.getState()
    if (at !== 'idle' && at !== 'done') return
    if (flow) flow.start()
    else state.setState(CHOOSING, true)
    preload()
  }

  const cancel = () => {
    if (flow) return flow.cancel()
    unheard = []
    state.setState(IDLE, true)
  }

  const settle = (result: LoginResult) => {
    const settled = waiting
    waiting = []
    isOpen.setState(false)
    for (const resolve of settled) resolve(result)
  }

  const close = () => {
    const { at } = state.getState()
    cancel()
    if (at === 'idle' || hasSession(at)) return
    emit({ type: 'loginCancelled' })
    settle({ cancelled: true })
  }

  sessions.store.subscribe((session) => {
    const { at } = state.getState()
    if (session.status !== 'logged-in') {
      if (at === 'done') cancel()
      return
    }
    if (hasSession(at)) return
    // restored a moment later than the click, or logged in from another tab: there is nothing left to do here
    cancel()
    settle({ session: session.session, isNewUser: false })
  })

  const login: Login = {
    state,
    isOpen,
    preload,
    start,
    close,
    open() {
      const current = sessions.current()
      if (current) return Promise.resolve({ session: current.session, isNewUser: false })
      if (!isOpen.getState()) {
        start()
        isOpen.setState(true)
        emit({ type: 'loginOpened' })
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    submitContact: (contact) => run((it) => it.submitContact(contact)),
    submitPhone: (phone, region) => run((it) => void it.submitPhone(phone, region)),
    submitCode: (code) => run((it) => it.submitCode(code)),
    confirmLink: () => run((it) => it.confirmLink()),
    resend: () => run((it) => it.resend()),
    changeContact: () => run((it) => it.changeContact()),
    chooseMethod: (method, text) => run((it) => it.chooseMethod(method, text)),
    back: () => run((it) => it.back()),
    usePhonePasskey: () => run((it) => it.usePhonePasskey()),
    signUpWithPasskey: () => run((it) => it.signUpWithPasskey()),
    savePasskey: () => run((it) => it.savePasskey()),
    skipPasskey: () => run((it) => it.skipPasskey()),
    namePasskey: (name) => run((it) => it.namePasskey(name)),
    openProviderWindow: (text) => run((it) => it.openProviderWindow(text)),
    continueInTab: () => run((it) => it.continueInTab()),
    chooseWallet: (wallet) => run((it) => it.chooseWallet(wallet)),
    chooseOtherWallet: () => run((it) => it.chooseOtherWallet()),
    retry(text) {
      if (flow) flow.retry(text)
      else if (state.getState().at === 'blocked') loadFlow().catch(block)
    },
  }

  return {
    login,
    state,
    attach,
    /** Goes on with a login for which the page was left, or opened. */
    receive(event: LoginEvent) {
      // an inline login that is there already shows it; else the modal does
      if (state.getState().at === 'idle') isOpen.setState(true)
      flow?.receive(event)
    },
    finish({ session, keyPair }: LiveSession, { isNewUser, method }: DoneLogin) {
      sessions.begin({ session, keyPair })
      emit({ type: 'loggedIn', method, isNewUser })
      settle({ session, isNewUser })
    },
  }
}

const AFTER_LOGIN: readonly LoginState['at'][] = [
  'accepted',
  'offeringPasskey',
  'savingPasskey',
  'passkeySaved',
  'namingPasskey',
  'done',
]

/** True where the login has succeeded already. */
function hasSession(at: LoginState['at']): boolean {
  return AFTER_LOGIN.includes(at)
}

function ignore(): void {
  // nothing to do: whoever needs the outcome asks for it
}
