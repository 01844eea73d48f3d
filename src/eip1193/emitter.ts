/** The events of a provider (EIP-1193), with what each carries. */
export type ProviderEvents = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: Error
  readonly chainChanged: string
  readonly accountsChanged: readonly string[]
}

/** Tells one event. */
export type Emit = <E extends keyof ProviderEvents>(event: E, value: ProviderEvents[E]) => void

/** Hears one event, whatever it carries. */
export type Listener = (...values: never[]) => void

/** Tells listeners. One that throws is the app's error: it surfaces, and the others are told. */
export function createEmitter(onUse: (isUsed: boolean) => void) {
  const listeners = new Map<string, Set<Listener>>()
  const count = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return {
    on(event: string, listener: Listener) {
      const before = count()
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      if (before === 0) onUse(true)
    },
    removeListener(event: string, listener: Listener) {
      const wasThere = listeners.get(event)?.delete(listener) ?? false
      if (wasThere && count() === 0) onUse(false)
    },
    emit<E extends keyof ProviderEvents>(event: E, value: ProviderEvents[E]) {
      for (const listener of [...(listeners.get(event) ?? [])])
        queueMicrotask(() => (listener as (value: ProviderEvents[E]) => void)(value))
    },
  }
}
