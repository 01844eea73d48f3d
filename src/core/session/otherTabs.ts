/**
 * What tabs tell each other: the fact, and with a logout the public key that it ended. Whoever hears it reads the key
 * store itself.
 */
export type TabMessage = 'loggedIn' | `loggedOut ${string}`

/** What a page hears: from other tabs, or that it is looked at again, or that it comes out of the browser's memory. */
export type TabNews = 'loggedIn' | 'loggedOut' | 'backInView' | 'restored'

/** A line to the other tabs of this origin with the same configuration. */
export type OtherTabs = { tell(message: TabMessage): void; close(): void }

type Listening = {
  readonly name: string
  /** False: the tabs of this origin know nothing of each other. */
  readonly isSynced: boolean
  /** @param keyHex - with `loggedOut`: the key that was ended; empty when the other tab does not say. */
  readonly hear: (news: TabNews, keyHex?: string) => void
  /** The page goes away, perhaps into the browser's memory: nothing may be left open. */
  readonly rest: () => void
}

/**
 * Listens to other tabs, and to this one coming back into view: a page that slept may have missed a message.
 *
 * Where the platform has no channels the message goes through local storage: a fact and a number, nothing else.
 * Does nothing where there are no pages.
 */
export function listenToOtherTabs({ name, isSynced, hear, rest }: Listening): OtherTabs {
  let channel: BroadcastChannel | null = null
  const hasChannels = Boolean(globalThis.BroadcastChannel)
  const hearData = (data: unknown) => {
    const [kind, keyHex] = String(data).split(' ')
    if (kind === 'loggedIn' || kind === 'loggedOut') hear(kind, keyHex || undefined)
  }
  const open = () => {
    if (!isSynced || !hasChannels) return
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => hearData(data))
  }
  const shut = () => {
    channel?.close()
    channel = null
  }
  open()

  const ending = new AbortController()
  const on = (target: EventTarget | undefined, type: string, listener: (event: Event) => void) =>
    target?.addEventListener(type, listener, { signal: ending.signal })
  const page = globalThis.document
  const view = page?.defaultView ?? undefined
  on(page, 'visibilitychange', () => {
    if (page.visibilityState === 'visible') hear('backInView')
  })
  on(view, 'pagehide', () => {
    shut()
    rest()
  })
  on(view, 'pageshow', (event) => {
    if (!('persisted' in event && event.persisted)) return
    if (!channel) open()
    hear('restored')
  })
  if (isSynced && !hasChannels)
    on(view, 'storage', (event) => {
      if ('key' in event && event.key === name && 'newValue' in event) hearData(event.newValue)
    })

  return {
    tell(message) {
      if (hasChannels) channel?.postMessage(message)
      else if (isSynced) tellByStorage(name, message)
    },
    close() {
      ending.abort()
      shut()
    },
  }
}

function tellByStorage(name: string, message: TabMessage): void {
  try {
    // the number makes it a change, and only changes are heard
    globalThis.localStorage?.setItem(name, `${message} ${Math.random()}`)
  } catch {
    // storage is blocked: the others find out when they are looked at
  }
}
