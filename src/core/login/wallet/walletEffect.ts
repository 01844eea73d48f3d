import { WalletVanishedError } from '../../../errors/wallet.ts'
import { wait } from '../../../lib/wait.ts'
import {
  askForWalletLogin,
  finishWalletLogin,
  isFresh,
  type WalletLogin,
} from '../../actions/walletLogin.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import { hasNotArrived } from '../passkey/hasNotArrived.ts'
import { createWalletList, type WalletList } from './createWalletList.ts'
import type { WalletAccount } from './externalWallet.ts'
import { readLastWallet, saveLastWallet } from './lastWallet.ts'
import type { PhonePairing } from './phonePairing.ts'
import type { WalletState } from './walletState.ts'
import { watchWallets } from './watchWallets.ts'

/** Few apps hand over a provider for phones. */
const loadPairing = loadOnce(() => import('./phonePairing.ts'))

type At<P extends WalletState['at']> = Extract<WalletState, { at: P }>

/** For how long the first wallet may take to announce itself. */
const FIRST_WALLET_MS = 400

/** How far it has come with the wallet that was chosen. */
type Chosen = {
  readonly walletId: string
  readonly account: WalletAccount
  /** What the wallet has signed already; null while it has to be asked. */
  login: WalletLogin | null
}

/** The work of the wallet states. Asks nothing of a wallet before a person has chosen it. */
export function createWalletEffect(context: MethodContext): MethodEffect<WalletState> {
  const { authProxyConfigId: configId, wallets: { phone } = {} } = context.options
  let list: WalletList | null = null
  let stopWatching: (() => void) | null = null
  let chosen: Chosen | null = null
  let pairing: PhonePairing | null = null

  const stopPairing = () => {
    pairing?.stop()
    pairing = null
  }

  const forget = () => {
    stopPairing()
    stopWatching?.()
    stopWatching = null
    list = null
    chosen = null
  }

  const watched = () => {
    list ??= createWalletList(readLastWallet(configId), phone !== undefined)
    stopWatching ??= watchWallets(list)
    return list
  }

  const look = async (
    { wallets, isLooking }: At<'choosingWallet'>,
    signal: AbortSignal,
  ): Promise<LoginEvent> => {
    stopPairing()
    if (isLooking) {
      // wallets that are there already are asked once more
      stopWatching?.()
      stopWatching = null
      const first = watched()
      if (first.isEmpty())
        await Promise.race([
          first.changedFrom(first.current(), signal),
          wait(FIRST_WALLET_MS, signal),
        ])
    } else await watched().changedFrom(wallets, signal)
    return { type: 'walletsFound', wallets: watched().current() }
  }

  const connect = async (walletId: string, signal: AbortSignal): Promise<LoginEvent> => {
    const wallet = watched().find(walletId)
    if (!wallet) throw new WalletVanishedError()
    return keep(walletId, await wallet.connect(signal))
  }

  const keep = (walletId: string, account: WalletAccount): LoginEvent => {
    const isSame = chosen?.walletId === walletId && chosen.account.address === account.address
    chosen = { walletId, account, login: (isSame && chosen?.login) || null }
    return { type: 'walletConnected', account: account.address }
  }

  const connectPhone = async (
    { wallet, pairingUri }: At<'connectingWallet'>,
    signal: AbortSignal,
  ): Promise<LoginEvent | null> => {
    if (!phone) throw new WalletVanishedError()
    // to show the request again is to start anew
    if (pairingUri === null && pairing?.uri()) stopPairing()
    const { startPairing } = await loadPairing()
    if (signal.aborted) return null
    pairing ??= startPairing(phone)
    const current = pairing
    try {
      const account = await current.next(pairingUri, signal)
      if (account) return keep(wallet.id, account)
    } catch (error) {
      stopPairing()
      throw error
    }
    const uri = current.uri()
    return uri === null ? null : { type: 'walletPairing', pairingUri: uri }
  }

  const signIn = async (it: Chosen, signal: AbortSignal): Promise<LoginEvent> => {
    if (it.login && !isFresh(it.login, context.nowMs())) it.login = null
    it.login ??= await askForWalletLogin(context, it.account.stamp, signal)
    try {
      const { isNewUser, ...live } = await finishWalletLogin(context, it.login, signal)
      context.hold(live)
      saveLastWallet(configId, it.walletId)
      const offersPasskey = await context.offersPasskey()
      return { type: 'loggedIn', session: live.session, isNewUser, offersPasskey }
    } catch (error) {
      // what was refused is no good a second time, and the wallet has to sign anew
      if (!hasNotArrived(error)) it.login = null
      throw error
    }
  }

  return {
    forget,
    async run(state, signal) {
      switch (state.at) {
        case 'choosingWallet':
          return look(state, signal)
        case 'connectingWallet': {
          const { id } = state.wallet
          const isConnected = state.account !== null && chosen?.walletId === id
          if (isConnected && chosen) return signIn(chosen, signal)
          return state.wallet.kind === 'phone' ? connectPhone(state, signal) : connect(id, signal)
        }
        case 'walletFailed':
          return null
        default:
          return state satisfies never
      }
    },
  }
}
