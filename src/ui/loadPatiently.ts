/** How long to wait before the next try, in milliseconds; three times as long each time, up to a minute. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Loads a part of the screens, however long it takes: a part that cannot be loaded must not take the rest down with it.
 *
 * Tries again after a while, and at once when the browser is back online.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch {
      await onlineOrAfter(Math.min(FIRST_WAIT_MS * 3 ** tries, LONGEST_WAIT_MS))
    }
  }
}

function onlineOrAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    globalThis.addEventListener?.('online', go)
  })
}
