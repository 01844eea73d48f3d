import { expect, vi } from 'vitest'

/** Waits until a store holds this. */
export function becomes(store: { getState(): unknown }, state: object): Promise<void> {
  return vi.waitFor(() => expect(store.getState()).toMatchObject(state), 10_000)
}
