import { vi } from 'vitest'
import type { FakeKit } from './fakeKit.ts'

const optionsOf = (options: unknown) => {
  if (typeof options !== 'object' || options === null) return { capture: Boolean(options) }
  const signal =
    'signal' in options && options.signal instanceof AbortSignal ? options.signal : null
  return { capture: 'capture' in options && Boolean(options.capture), signal }
}

/** Watches what is listened to on this target. What it returns names what nobody has taken back. */
function watchListeners(name: string, target: EventTarget): () => readonly string[] {
  const added = vi.spyOn(target, 'addEventListener').mockClear()
  const removed = vi.spyOn(target, 'removeEventListener').mockClear()
  const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
    a[0] === b[0] && a[1] === b[1] && optionsOf(a[2]).capture === optionsOf(b[2]).capture
  return () =>
    added.mock.calls
      .filter((call) => !optionsOf(call[2]).signal?.aborted)
      .filter((call, index, open) => {
        const before = open.slice(0, index).filter((other) => isSame(call, other)).length
        return before >= removed.mock.calls.filter((other) => isSame(call, other)).length
      })
      .map(([type]) => `listens to ${type} on ${name}`)
}

/** How often a store is still subscribed to. */
function watchStore(name: string, store: { subscribe(listener: () => void): () => void }) {
  let open = 0
  const subscribe = store.subscribe
  store.subscribe = (listener) => {
    const end = subscribe(listener)
    open++
    return () => {
      open--
      end()
    }
  }
  return () => (open === 0 ? [] : [`${open} subscribed to ${name}`])
}

/** Signals that were handed out, each until the work that it could stop has ended. */
export function watchSignals(name: string) {
  const open = new Set<AbortSignal>()
  return {
    hold<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
      if (!signal) return work
      open.add(signal)
      return work.finally(() => open.delete(signal))
    },
    faults: () => [...open].filter(({ aborted }) => !aborted).map(() => `${name} goes on`),
  }
}

/**
 * Watches a page with this kit. What it returns names everything that is left of a component: timers, listeners,
 * subscriptions, elements, a locked page, complaints of React.
 */
export function watchTraces({ kit, unmount }: FakeKit): () => readonly string[] {
  const { body, documentElement: html } = document
  const pageBefore = body.innerHTML
  const watched = [
    watchListeners('window', window),
    watchListeners('document', document),
    watchStore('the login', kit.login.state),
    watchStore('whether it is open', kit.login.isOpen),
    watchStore('the session', kit.session),
  ]
  return () => [
    ...watched.flatMap((faults) => faults()),
    ...(vi.getTimerCount() === 0 ? [] : [`${vi.getTimerCount()} timers`]),
    ...(body.innerHTML === pageBefore ? [] : [`left in the page: ${body.innerHTML}`]),
    ...(body.style.overflow + html.style.overflow === '' ? [] : ['the page does not scroll']),
    ...(kit.mount.mock.calls.length === unmount.mock.calls.length ? [] : ['the kit is mounted']),
    // biome-ignore lint/suspicious/noConsole: where React complains
    ...vi.mocked(console.error).mock.calls.map((complaint) => complaint.join(' ')),
  ]
}
