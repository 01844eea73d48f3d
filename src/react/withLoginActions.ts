import type { SocialProvider } from '../core/config/loginMethod.ts'
import type { Login } from '../core/latchkit.ts'
import type { LoginState } from '../core/login/loginState.ts'
import type { WalletInfo } from '../core/login/wallet/walletState.ts'

type At<A extends LoginState['at']> = Extract<LoginState, { readonly at: A }>

type GoBack = {
  /** Back to the first screen, with the address kept. */
  readonly changeContact: () => void
}

type Leave = {
  /** Back to the first screen. */
  readonly back: () => void
}

type Retry = { readonly retry: () => void }
type RetryInWindow = {
  /** Tries again. Call it within the click: it opens the provider's window. */
  readonly retry: (windowText?: string) => void
}
type OpenWindow = {
  /** Opens the provider's window, or brings it to the front. Call it within the click. */
  readonly openWindow: (windowText?: string) => void
}
type OtherWallet = { readonly chooseOther: () => void }

/** The login's state with what a person can do in it, and nothing else. */
export type LoginStateWithActions =
  | (At<'idle'> & { readonly start: () => void })
  | (At<'choosing'> & {
      /** Sends a code to this email address. */
      readonly email: (contact: string) => void
      /** Sends a code to this phone number. A number without country code belongs to `region`, by default the browser's. */
      readonly sms: (phone: string, region?: string) => void
      /** Call these within the click: browsers open a window only there. */
      readonly oauth: (provider: SocialProvider, windowText?: string) => void
      readonly passkey: () => void
      readonly wallet: () => void
    })
  | (At<'askingPasskey'> & Leave)
  | (At<'finishingPasskey'> & Leave)
  | (At<'passkeyFailed'> &
      Leave &
      Retry & {
        readonly signUp: () => void
        /** Uses a passkey of a phone. */
        readonly usePhone: () => void
      })
  | (At<'offeringPasskey'> & { readonly save: () => void; readonly skip: () => void })
  | At<'savingPasskey'>
  | (At<'passkeySaved'> & {
      /** Ends the login; with another name than it has, after that is kept. */
      readonly finish: (name: string) => void
      readonly skip: () => void
    })
  | (At<'namingPasskey'> & { readonly skip: () => void })
  | (At<'openingProvider'> & Leave)
  | (At<'waitingForProvider'> & Leave & OpenWindow)
  | (At<'popupBlocked'> &
      Leave &
      OpenWindow & {
        /** Goes to the provider in this tab. */
        readonly continueInTab: () => void
      })
  | (At<'finishingProvider'> & Leave)
  | (At<'providerFailed'> & Leave & RetryInWindow)
  | (At<'accountExists'> &
      Leave &
      RetryInWindow & {
        /** Sends a code to the address of the account. */
        readonly email: (contact: string) => void
      })
  | (At<'choosingWallet'> & Leave & Retry & { readonly choose: (wallet: WalletInfo) => void })
  | (At<'connectingWallet'> & Leave & Retry & OtherWallet)
  | (At<'walletFailed'> & Leave & Retry & OtherWallet)
  | (At<'confirmingLink'> &
      GoBack & {
        /** Logs in by the link. Call it for a press of the person, never by itself. */
        readonly confirm: () => void
      })
  | (At<'sendingCode'> & GoBack)
  | (At<'enteringCode'> &
      GoBack & {
        readonly submit: (code: string) => void
        /** Sends a new code; the old one stops working. */
        readonly resend: () => void
      })
  | (At<'checkingCode'> & GoBack)
  | (At<'resendingCode'> & GoBack)
  | At<'accepted'>
  | At<'done'>
  | (At<'blocked'> &
      GoBack & {
        /** Tries again at once. */
        readonly retry: () => void
      })

/** Adds to a state the commands that mean something there. */
export function withLoginActions(login: Login, state: LoginState): LoginStateWithActions {
  const { changeContact, back, retry } = login
  switch (state.at) {
    case 'idle':
      return { ...state, start: login.start }
    case 'choosing':
      return {
        ...state,
        email: login.submitContact,
        sms: login.submitPhone,
        oauth: login.chooseMethod,
        passkey: () => login.chooseMethod('passkey'),
        wallet: () => login.chooseMethod('wallet'),
      }
    case 'askingPasskey':
    case 'finishingPasskey':
    case 'openingProvider':
    case 'finishingProvider':
      return { ...state, back }
    case 'passkeyFailed':
      return {
        ...state,
        back,
        retry,
        signUp: login.signUpWithPasskey,
        usePhone: login.usePhonePasskey,
      }
    case 'offeringPasskey':
      return { ...state, save: login.savePasskey, skip: login.skipPasskey }
    case 'passkeySaved':
      return { ...state, finish: login.namePasskey, skip: login.skipPasskey }
    case 'namingPasskey':
      return { ...state, skip: login.skipPasskey }
    case 'waitingForProvider':
      return { ...state, back, openWindow: login.openProviderWindow }
    case 'popupBlocked': {
      const { openProviderWindow: openWindow, continueInTab } = login
      return { ...state, back, openWindow, continueInTab }
    }
    case 'accountExists':
      return { ...state, back, retry, email: login.submitContact }
    case 'providerFailed':
      return { ...state, back, retry }
    case 'choosingWallet':
      return { ...state, back, retry, choose: login.chooseWallet }
    case 'connectingWallet':
    case 'walletFailed':
      return { ...state, back, retry, chooseOther: login.chooseOtherWallet }
    case 'enteringCode':
      return { ...state, changeContact, submit: login.submitCode, resend: login.resend }
    case 'confirmingLink':
      return { ...state, changeContact, confirm: login.confirmLink }
    case 'sendingCode':
    case 'checkingCode':
    case 'resendingCode':
      return { ...state, changeContact }
    case 'blocked':
      return { ...state, changeContact, retry }
    case 'savingPasskey':
    case 'accepted':
    case 'done':
      return state
    default:
      return state satisfies never
  }
}
