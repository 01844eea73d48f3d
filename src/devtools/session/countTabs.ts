const isName = (value: unknown): value is string => typeof value === 'string'

/** What tabs with devtools say to each other: `ask` and `here` with their own name, `gone` when they close. */
type Word = 'ask' | 'here' | 'gone'

/**
 * Counts the tabs of this app that are open with devtools, this one included; returns the way to stop.
 *
 * @param onCount - is called with each change.
 */
export function countTabs(configId: string, onCount: (count: number) => void): () => void {
  if (!globalThis.BroadcastChannel) return () => undefined
  const own = crypto.randomUUID()
  const others = new Set<string>()
  const channel = new BroadcastChannel(`latchkit-devtools:${configId}`)
  const say = (word: Word) => channel.postMessage([word, own])

  channel.addEventListener('message', ({ data }) => {
    const [word, name] = Array.isArray(data) ? data : []
    if (!isName(name) || name === own) return
    if (word === 'gone') others.delete(name)
    else others.add(name)
    if (word === 'ask') say('here')
    onCount(others.size + 1)
  })
  const leave = () => say('gone')
  globalThis.addEventListener?.('pagehide', leave)
  say('ask')
  onCount(1)
  return () => {
    globalThis.removeEventListener?.('pagehide', leave)
    leave()
    channel.close()
  }
}
