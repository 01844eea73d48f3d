import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { WalletInfo, WalletState } from './walletState.ts'

type At<P extends WalletState['at']> = Extract<WalletState, { at: P }>

const PLACES: readonly LoginState['at'][] = [
  'choosingWallet',
  'connectingWallet',
  'walletFailed',
] satisfies readonly WalletState['at'][]

/** The list before any wallet has announced itself. */
export const CHOOSING_WALLET: WalletState = { at: 'choosingWallet', wallets: [], isLooking: true }

/** True for the states of this file. */
export function isWalletState(state: LoginState): state is WalletState {
  return PLACES.includes(state.at)
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextWalletState(state: WalletState, event: LoginEvent): LoginState {
  if (event.type === 'cancelled') return IDLE
  if (event.type === 'backRequested') return CHOOSING
  switch (state.at) {
    case 'choosingWallet':
      return nextChoosing(state, event)
    case 'connectingWallet':
      return nextConnecting(state, event)
    case 'walletFailed':
      if (event.type === 'otherWalletRequested') return CHOOSING_WALLET
      return event.type === 'retryRequested' ? connecting(state.wallet) : state
    default:
      return state satisfies never
  }
}

function nextChoosing(state: At<'choosingWallet'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'walletsFound':
      return { at: 'choosingWallet', wallets: event.wallets, isLooking: false }
    case 'retryRequested':
      return { ...state, isLooking: true }
    case 'walletChosen':
      return connecting(event.wallet)
    case 'failed':
      return blockedState(event, state) ?? state
    default:
      return state
  }
}

function nextConnecting(state: At<'connectingWallet'>, event: LoginEvent): LoginState {
  const { wallet } = state
  switch (event.type) {
    case 'walletPairing':
      return state.account === null ? { ...state, pairingUri: event.pairingUri } : state
    case 'walletConnected':
      return { ...state, account: event.account, pairingUri: null }
    case 'loggedIn':
      return afterLogin(event, 'wallet')
    case 'failed':
      return blockedState(event, state) ?? { at: 'walletFailed', wallet, error: event.error }
    case 'otherWalletRequested':
      return CHOOSING_WALLET
    case 'retryRequested':
      // another reference: the wallet is asked once more, for what is still missing
      return { ...state, pairingUri: null }
    default:
      return state
  }
}

function connecting(wallet: WalletInfo): WalletState {
  return { at: 'connectingWallet', wallet, account: null, pairingUri: null }
}
