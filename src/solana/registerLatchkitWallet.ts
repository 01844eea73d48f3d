import { ownWallets } from '../core/login/wallet/ownWallets.ts'
import type { LatchkitWallet } from './standard.ts'

type Registry = { readonly register: (wallet: LatchkitWallet) => (() => void) | undefined }

/**
 * Registers a wallet with the page (Wallet Standard): with whoever listens now, and with whoever asks later.
 *
 * The kit's own login does not list it. On a server there is no page, and nothing happens.
 *
 * @returns takes it back.
 * @example
 * useEffect(() => registerLatchkitWallet(wallet), [])
 */
export function registerLatchkitWallet(wallet: LatchkitWallet): () => void {
  const page = globalThis.window
  if (page === undefined) return () => undefined
  ownWallets.add(wallet)
  const undo: (() => void)[] = []
  const register = ({ register: add }: Registry) => {
    const remove = add(wallet)
    if (remove) undo.push(remove)
  }
  const onReady = (event: Event) => register((event as CustomEvent<Registry>).detail)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const remove of undo.splice(0)) remove()
  }
}
