import { requestProviders } from 'mipd'
import type { WalletList } from './createWalletList.ts'
import { readAnnouncement, readStandardWallet } from './readAnnouncement.ts'
import { watchStandardWallets } from './standardWallets.ts'

/**
 * Asks every wallet on the page to announce itself, and goes on listening for those that come late or go away.
 *
 * @returns the way to stop listening.
 */
export function watchWallets(list: WalletList): () => void {
  const stops = [
    requestProviders((detail: unknown) => list.add(readAnnouncement(detail))),
    watchStandardWallets({
      add: (wallet) =>
        list.add(readStandardWallet(wallet, (listener) => list.onGone(wallet, listener))),
      remove: (wallet) => list.remove(wallet),
    }),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}
