/** How often a page that came back says so, until somebody answers, and for how long. Milliseconds. */
const KNOCK_EVERY_MS = 150
const PATIENCE_MS = 1050

/** What the page that a person came back to, and the page that waits for them, say to each other. */
type Message =
  | { readonly type: 'returned'; readonly state: string; readonly href: string }
  | { readonly type: 'taken'; readonly state: string }

/**
 * The line between the window of a provider, once it is back on a page of the app, and the page that opened it.
 *
 * A channel is of one origin by nature, and holds when the provider's page has cut the window off from its opener.
 */
export function returnChannelName(authProxyConfigId: string): string {
  return `latchkit-oauth:${authProxyConfigId}`
}

/**
 * Waits until the person is back: resolves with the address that they came back by.
 *
 * Anything else that is said there is not heard: another state, another shape.
 */
export function waitForReturn(name: string, state: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    signal.addEventListener('abort', () => channel.close(), { once: true })
    channel.addEventListener('message', ({ data }) => {
      if (!isMessage(data) || data.type !== 'returned' || data.state !== state) return
      channel.postMessage({ type: 'taken', state } satisfies Message)
      resolve(data.href)
    })
    if (signal.aborted) channel.close()
  })
}

/** Offers a return to the page that waits for it. False when no page does. */
export function handOver(name: string, state: string, href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    const end = (isTaken: boolean) => {
      clearInterval(knocking)
      clearTimeout(waiting)
      channel.close()
      resolve(isTaken)
    }
    const knock = () => channel.postMessage({ type: 'returned', state, href } satisfies Message)
    const knocking = setInterval(knock, KNOCK_EVERY_MS)
    const waiting = setTimeout(() => end(false), PATIENCE_MS)
    channel.addEventListener('message', ({ data }) => {
      if (isMessage(data) && data.type === 'taken' && data.state === state) end(true)
    })
    knock()
  })
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('state' in data))
    return false
  if (typeof data.state !== 'string') return false
  return (
    data.type === 'taken' ||
    (data.type === 'returned' && 'href' in data && typeof data.href === 'string')
  )
}
