import type { ComponentType } from 'react'
import type { LoginState } from '../../core/login/loginState.ts'
import { lazyPart } from '../lazyPart.ts'
import { ChooseMethod } from './ChooseMethod/ChooseMethod.tsx'
import { Done } from './Done/Done.tsx'
import { EnterCode } from './EnterCode/EnterCode.tsx'
import { SystemState } from './SystemState/SystemState.tsx'
import type { ScreenProps } from './screenProps.ts'

type Screen = {
  /** States with the same key share one screen, which keeps its fields and focus. */
  readonly key: string
  readonly Component: ComponentType<ScreenProps>
}

const later = (key: string, load: () => Promise<ComponentType<ScreenProps>>): Screen => ({
  key,
  Component: lazyPart(load),
})

const usePasskey = later(
  'usePasskey',
  async () => (await import('./passkeyScreens.ts')).passkeyScreens.UsePasskey,
)
const offerPasskey = later(
  'offerPasskey',
  async () => (await import('./passkeyScreens.ts')).passkeyScreens.OfferPasskey,
)
// the focus moves there
const passkeySaved: Screen = { ...offerPasskey, key: 'passkeySaved' }
const providerLogin = later(
  'providerLogin',
  async () => (await import('./ProviderLogin/ProviderLogin.tsx')).ProviderLogin,
)
const chooseWallet = later(
  'chooseWallet',
  async () => (await import('./walletScreens.ts')).walletScreens.ChooseWallet,
)
const connectWallet = later(
  'connectWallet',
  async () => (await import('./walletScreens.ts')).walletScreens.ConnectWallet,
)
const chooseMethod: Screen = { key: 'chooseMethod', Component: ChooseMethod }
const enterCode: Screen = { key: 'enterCode', Component: EnterCode }

/** The screen of every state of the login. A state without one does not compile. */
export const screens: Record<LoginState['at'], Screen> = {
  idle: chooseMethod,
  choosing: chooseMethod,
  sendingCode: chooseMethod,
  enteringCode: enterCode,
  checkingCode: enterCode,
  resendingCode: enterCode,
  accepted: enterCode,
  askingPasskey: usePasskey,
  finishingPasskey: usePasskey,
  passkeyFailed: { ...usePasskey, key: 'passkeyFailed' },
  offeringPasskey: offerPasskey,
  savingPasskey: offerPasskey,
  passkeySaved: passkeySaved,
  namingPasskey: passkeySaved,
  openingProvider: providerLogin,
  waitingForProvider: providerLogin,
  popupBlocked: { ...providerLogin, key: 'popupBlocked' },
  finishingProvider: { ...providerLogin, key: 'finishingProvider' },
  providerFailed: { ...providerLogin, key: 'providerFailed' },
  accountExists: { ...providerLogin, key: 'accountExists' },
  choosingWallet: chooseWallet,
  connectingWallet: connectWallet,
  walletFailed: connectWallet,
  done: { key: 'done', Component: Done },
  blocked: { key: 'systemState', Component: SystemState },
}

/** Whether the login has not begun, so that closing it loses nothing. */
export function isFirstScreen(at: LoginState['at']): boolean {
  return screens[at] === chooseMethod
}
