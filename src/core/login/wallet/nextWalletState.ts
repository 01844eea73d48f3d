import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { WalletState } from './walletState.ts'

const PLACES: readonly LoginState['at'][] = [
  'choosingWallet',
  'connectingWallet',
  'walletFailed',
] satisfies readonly WalletState['at'][]

/** The list before any wallet has announced itself. */
export const CHOOSING_WALLET: WalletState = { at: 'choosingWallet', wallets: [] }

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
      if (event.type === 'walletsFound') return { at: 'choosingWallet', wallets: event.wallets }
      if (event.type === 'failed') return blockedState(event, state) ?? state
      return event.type === 'walletChosen'
        ? { at: 'connectingWallet', wallet: event.wallet, step: 'account' }
        : state
    case 'connectingWallet':
      return nextConnecting(state, event)
    case 'walletFailed':
      if (event.type === 'otherWalletRequested') return CHOOSING_WALLET
      return event.type === 'retryRequested'
        ? { at: 'connectingWallet', wallet: state.wallet, step: 'account' }
        : state
    default:
      return state satisfies never
  }
}

function nextConnecting(
  state: Extract<WalletState, { at: 'connectingWallet' }>,
  event: LoginEvent,
): LoginState {
  const { wallet } = state
  switch (event.type) {
    case 'walletConnected':
      return { at: 'connectingWallet', wallet, step: 'signature' }
    case 'loggedIn':
      return afterLogin(event, 'wallet')
    case 'failed':
      return blockedState(event, state) ?? { at: 'walletFailed', wallet, error: event.error }
    case 'otherWalletRequested':
      return CHOOSING_WALLET
    case 'retryRequested':
      return { at: 'connectingWallet', wallet, step: 'account' }
    default:
      return state
  }
}
