/** Ends when the browser says that it is back online, or when the signal fires. */
export function waitForOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      globalThis.removeEventListener?.('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    globalThis.addEventListener?.('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** What the browser believes; true where there is no browser. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
