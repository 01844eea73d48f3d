'use client'

import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '../core/latchkit.ts'

/**
 * Reads a store of the kit and renders again when the selected part changes.
 * Servers and the first browser render see the store's first value.
 *
 * @param select - must return the same value for the same state: pick, don't build.
 */
export function useStore<T, S>(store: ReadableStore<T>, select: (state: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  )
}
