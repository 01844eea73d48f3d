import { requestProviders } from 'mipd'
import type { WalletList } from './createWalletList.ts'
import { readAnnouncement, readStandardWallet } from './readAnnouncement.ts'

/**
 * Asks every wallet on the page to announce itself, and goes on listening for those that come late or go away.
 *
 * @returns the way to stop listening.
 */
export function watchWallets(list: WalletList): () => void {
  const stops = [
    requestProviders((detail: unknown) => list.add(readAnnouncement(detail))),
    requestStandardWallets(list),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}

/**
 * The app's side of the Wallet Standard: tells wallets that it is ready, hears of those that load later, and gives both
 * the function by which they register (Wallet Standard, `WindowAppReadyEvent` and `WindowRegisterWalletEvent`).
 */
function requestStandardWallets(list: WalletList): () => void {
  const register = (...wallets: readonly unknown[]) => {
    // whoever registers a wallet that is there already gets no way to take it off the page
    const added = wallets.filter((wallet) =>
      list.add(readStandardWallet(wallet, (listener) => list.onGone(wallet, listener))),
    )
    return () => {
      for (const wallet of added) list.remove(wallet)
    }
  }
  const api = Object.freeze({ register })
  const answer = (event: Event) => {
    if ('detail' in event && typeof event.detail === 'function') event.detail(api)
  }
  window.addEventListener('wallet-standard:register-wallet', answer)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => window.removeEventListener('wallet-standard:register-wallet', answer)
}
