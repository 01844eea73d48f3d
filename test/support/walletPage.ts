type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

/** A page on which wallets announce themselves, as `window`; what they say is up to the test. */
export type WalletPage = ReturnType<typeof createWalletPage>

/** Makes the page. The kit says only once for each process that it is ready, so make it once for each file. */
export function createWalletPage() {
  const window = new EventTarget()
  const undo: (() => void)[] = []
  const on = (name: string, listener: (event: Event) => void) => {
    window.addEventListener(name, listener)
    undo.push(() => window.removeEventListener(name, listener))
  }
  const announceOnce = (detail: unknown) => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  return {
    window,
    announceOnce,
    /** Announces a provider (EIP-6963), again whenever it is asked. */
    announce(detail: unknown): void {
      on('eip6963:requestProvider', () => announceOnce(detail))
      announceOnce(detail)
    },
    /** Registers a wallet of the Wallet Standard; returns the way to take it off the page. */
    register(wallet: unknown): () => void {
      const taken: (() => void)[] = []
      const takeOff = () => {
        for (const undoOne of taken.splice(0)) undoOne()
      }
      const register = (api: Api) => taken.push(api.register(wallet))
      on('wallet-standard:app-ready', (event) => {
        if ('detail' in event) register(apiOf(event.detail))
      })
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
      undo.push(takeOff)
      return takeOff
    },
    /** Takes every wallet off. */
    clear(): void {
      for (const undoOne of undo.splice(0)) undoOne()
    },
  }
}

function apiOf(detail: unknown): Api {
  const register =
    typeof detail === 'object' && detail !== null && 'register' in detail && detail.register
  if (typeof register !== 'function') throw new TypeError('no app')
  return { register: (...wallets) => register(...wallets) }
}
