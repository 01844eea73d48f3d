const FIELD = 'input[autocomplete~="webauthn"]'

/** How long a browser without idle callbacks is left alone, in milliseconds. */
const IDLE_MS = 1000

/** Ends when a field that can list passkeys has the focus, when the page has nothing else to do, or with the signal. */
export function waitForField(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      document.removeEventListener('focusin', look)
      signal.removeEventListener('abort', end)
      cancelIdle()
      resolve()
    }
    const look = () => {
      if (document.activeElement?.matches(FIELD)) end()
    }
    const cancelIdle = whenIdle(end)
    document.addEventListener('focusin', look)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    else look()
  })
}

function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(callback, IDLE_MS)
  return () => clearTimeout(timer)
}
