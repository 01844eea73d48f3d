import { type Message, readMessages } from './messages.ts'

const EVERY_MS = 1000

/** Reads the inbox now and every second while the page is in view; null while it does not answer. Returns the way to stop. */
export function pollInbox(
  url: string,
  send: typeof fetch,
  onMessages: (messages: readonly Message[] | null) => void,
): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const read = async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const response = await send(`${url}/messages`, { signal })
      const messages = response.ok ? readMessages(await response.json()) : null
      if (!signal.aborted) onMessages(messages)
    } catch {
      // no service, or none that shows its messages
      if (!signal.aborted) onMessages(null)
    }
  }
  void read()
  const timer = setInterval(() => void read(), EVERY_MS)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}
