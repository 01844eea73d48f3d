import type { StoreApi } from 'zustand/vanilla'
import { type AnyLatchkitError, isLatchkitError } from '../../errors/anyError.ts'
import { InvalidResponseError } from '../../errors/http.ts'
import { ContactInvalidError } from '../../errors/otp.ts'
import { isSocial, type LoginMethod } from '../config/loginMethod.ts'
import type { LoginEffect } from './loginEffect.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import { nextLoginState } from './nextLoginState.ts'
import type { ProviderWindow } from './oauth/providerWindow.ts'
import { isOnline } from './online.ts'
import { cleanCode } from './otp/cleanCode.ts'
import { eventFromPhone } from './otp/eventFromPhone.ts'
import { normalizeContact } from './otp/normalizeContact.ts'
import type { WalletInfo } from './wallet/walletState.ts'

/** One step of the login, for those who watch it. */
export type LoginStep = {
  readonly from: LoginState
  readonly event: LoginEvent
  readonly to: LoginState
}

type Parts = {
  readonly store: StoreApi<LoginState>
  readonly effect: LoginEffect
  readonly providerWindow: ProviderWindow
  readonly nowMs: () => number
  readonly onStep: (step: LoginStep) => void
}

/** What a person can do to a login. A command that means nothing in the current state does nothing. */
export type LoginFlow = ReturnType<typeof createLoginFlow>

/**
 * Runs the login: applies events, starts the work of each state on entering it and aborts it on leaving.
 *
 * An answer that comes after the abort is dropped.
 */
export function createLoginFlow({ store, effect, providerWindow, nowMs, onStep }: Parts) {
  let work = new AbortController()
  let retries = 0

  const send = (event: LoginEvent) => {
    const from = store.getState()
    const to = nextLoginState(from, event)
    if (to === from) return
    work.abort()
    work = new AbortController()
    if (to.at !== 'blocked' && event.type !== 'retryRequested') retries = 0
    store.setState(to, true)
    onStep({ from, event, to })
    void runWork(to, work.signal)
  }

  const runWork = async (state: LoginState, signal: AbortSignal) => {
    const event = await outcomeOf(state, signal)
    if (!event || signal.aborted) return
    if (event.type === 'retryRequested') retries++
    send(event)
  }

  const outcomeOf = async (state: LoginState, signal: AbortSignal): Promise<LoginEvent | null> => {
    try {
      return await effect(state, signal)
    } catch (error) {
      const known = toLatchkitError(error)
      return { type: 'failed', error: known, nowMs: nowMs(), isOnline: isOnline(), retries }
    }
  }

  return {
    /** Begins the work of the state that is there already. */
    enter: () => void runWork(store.getState(), work.signal),
    start: () => send({ type: 'started' }),
    cancel: () => send({ type: 'cancelled' }),
    submitContact(text: string) {
      const contact = normalizeContact(text)
      send(
        contact
          ? { type: 'contactSubmitted', otpType: 'OTP_TYPE_EMAIL', contact }
          : { type: 'contactRefused', draft: text, error: new ContactInvalidError() },
      )
    },
    submitPhone: async (text: string, region?: string) => send(await eventFromPhone(text, region)),
    submitCode(text: string) {
      const state = store.getState()
      const code = state.at === 'enteringCode' ? cleanCode(text, state.entry.alphabet) : ''
      if (code) send({ type: 'codeSubmitted', code })
    },
    confirmLink: () => send({ type: 'linkConfirmed' }),
    resend: () => send({ type: 'resendRequested', nowMs: nowMs() }),
    changeContact: () => send({ type: 'contactChangeRequested' }),
    chooseMethod(method: LoginMethod, windowText?: string) {
      // here and now: browsers open a window only within the click
      if (isSocial(method) && canChoose(store.getState())) providerWindow.open(windowText)
      send({ type: 'methodChosen', method })
    },
    back: () => send({ type: 'backRequested' }),
    retry(windowText?: string) {
      retries = 0
      if (opensWindowAgain(store.getState())) providerWindow.open(windowText)
      send({ type: 'retryRequested' })
    },
    usePhonePasskey: () => send({ type: 'passkeyPhoneRequested' }),
    signUpWithPasskey: () => send({ type: 'passkeySignUpRequested' }),
    savePasskey: () => send({ type: 'passkeyOfferAccepted' }),
    skipPasskey: () => send({ type: 'passkeyOfferDeclined' }),
    namePasskey: (name: string) => send({ type: 'passkeyNameSubmitted', name: name.trim() }),
    openProviderWindow(windowText?: string) {
      const isWaiting = store.getState().at === 'waitingForProvider'
      if (isWaiting && providerWindow.show()) return
      if (providerWindow.open(windowText)) send({ type: 'windowRequested' })
    },
    continueInTab: () => send({ type: 'tabRequested' }),
    /** The person came to this page from a provider, or by a link. */
    receive: (event: LoginEvent) => send(event),
    chooseWallet: (wallet: WalletInfo) => send({ type: 'walletChosen', wallet }),
    chooseOtherWallet: () => send({ type: 'otherWalletRequested' }),
  }
}

/** Whether a method can be chosen now: no window is opened for a press that means nothing. */
function canChoose({ at }: LoginState): boolean {
  return at === 'choosing'
}

/** Whether trying again begins with the provider's window. */
function opensWindowAgain(state: LoginState): boolean {
  if (state.at === 'accountExists') return true
  if (state.at !== 'providerFailed' || state.provider === null) return false
  return state.error.code !== 'PROVIDER_NOT_VERIFIED'
}

function toLatchkitError(error: unknown): AnyLatchkitError {
  return isLatchkitError(error) ? error : new InvalidResponseError({ cause: error })
}
