import { getWallets } from '@wallet-standard/app'
import { requestProviders } from 'mipd'
import type { WalletList } from './createWalletList.ts'
import { readAnnouncement, readStandardWallet } from './readAnnouncement.ts'

/**
 * Asks every wallet on the page to announce itself, and goes on listening for those that come late or go away.
 *
 * @returns the way to stop listening.
 */
export function watchWallets(list: WalletList): () => void {
  const addStandard = (...wallets: readonly unknown[]) => {
    for (const wallet of wallets)
      list.add(readStandardWallet(wallet, (listener) => list.onGone(wallet, listener)))
  }
  const standard = getWallets()
  const stops = [
    requestProviders((detail: unknown) => list.add(readAnnouncement(detail))),
    standard.on('register', addStandard),
    standard.on('unregister', (...wallets: readonly unknown[]) => {
      for (const wallet of wallets) list.remove(wallet)
    }),
  ]
  addStandard(...standard.get())
  return () => {
    for (const stop of stops) stop?.()
  }
}
