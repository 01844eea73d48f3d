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

type Load<K extends string> = () => Promise<Readonly<Record<K, ComponentType<ScreenProps>>>>

const later = <K extends string>(key: K, load: Load<K>): Screen => ({
  key,
  Component: lazyPart(async () => (await load())[key]),
})

const ofPasskeys = async () => (await import('./passkeyScreens.ts')).passkeyScreens
const ofWallets = async () => (await import('./walletScreens.ts')).walletScreens

const usePasskey = later('UsePasskey', ofPasskeys)
const offerPasskey = later('OfferPasskey', ofPasskeys)
// the focus moves there
const passkeySaved: Screen = { ...offerPasskey, key: 'passkeySaved' }
const providerLogin = later('ProviderLogin', () => import('./ProviderLogin/ProviderLogin.tsx'))
const confirmLink = later('ConfirmLink', () => import('./ConfirmLink/ConfirmLink.tsx'))
const chooseWallet = later('ChooseWallet', ofWallets)
const connectWallet = later('ConnectWallet', ofWallets)
const chooseMethod: Screen = { key: 'chooseMethod', Component: ChooseMethod }
const enterCode: Screen = { key: 'enterCode', Component: EnterCode }

/** The screen of every state of the login. A state without one does not compile. */
export const screens: Record<LoginState['at'], Screen> = {
  idle: chooseMethod,
  choosing: chooseMethod,
  confirmingLink: confirmLink,
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
