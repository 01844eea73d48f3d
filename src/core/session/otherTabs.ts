/** What tabs tell each other. Nothing but the fact: whoever hears it reads the key store itself. */
export type TabMessage = 'loggedIn' | 'loggedOut'

/** A line to the other tabs of this origin with the same configuration. */
export type OtherTabs = { tell(message: TabMessage): void; close(): void }

/**
 * Listens to other tabs, and to this one coming back into view: a page that slept may have missed a message.
 *
 * Does nothing where the platform has no channels or no pages.
 */
export function listenToOtherTabs(
  name: string,
  hear: (message: TabMessage | 'backInView') => void,
): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'loggedIn' || data === 'loggedOut') hear(data)
  })
  const page = typeof document === 'undefined' ? null : document
  const look = () => {
    if (page?.visibilityState === 'visible') hear('backInView')
  }
  page?.addEventListener('visibilitychange', look)
  return {
    tell: (message) => channel?.postMessage(message),
    close() {
      channel?.close()
      page?.removeEventListener('visibilitychange', look)
    },
  }
}
