/** Whoever wants to know which wallets are there. */
type Watcher = {
  add(wallet: unknown): void
  remove(wallet: unknown): void
}

const registered = new Set<unknown>()
const watchers = new Set<Watcher>()
let isReady = false

/**
 * The app's side of the Wallet Standard: tells wallets that it is ready, hears of those that load later, and gives both
 * the function by which they register (Wallet Standard, `WindowAppReadyEvent` and `WindowRegisterWalletEvent`).
 *
 * Ours: it says so once for each page, so that a wallet that has taken itself off is not called back.
 *
 * @returns the way to stop watching.
 */
export function watchStandardWallets(watcher: Watcher): () => void {
  if (!isReady) announceReady()
  isReady = true
  for (const wallet of registered) watcher.add(wallet)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function announceReady(): void {
  const api = Object.freeze({ register })
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    if ('detail' in event && typeof event.detail === 'function') event.detail(api)
  })
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
}

/** Whoever registers a wallet that is there already gets no way to take it off the page. */
function register(...wallets: readonly unknown[]): () => void {
  const added = wallets.filter((wallet) => !registered.has(wallet))
  for (const wallet of added) {
    registered.add(wallet)
    for (const watcher of watchers) watcher.add(wallet)
  }
  return () => {
    for (const wallet of added) {
      registered.delete(wallet)
      for (const watcher of watchers) watcher.remove(wallet)
    }
  }
}
