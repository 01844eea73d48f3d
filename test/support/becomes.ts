import { expect, vi } from 'vitest'
import { often } from './often.ts'

/** Waits until a store holds this. */
export function becomes(store: { getState(): unknown }, state: object): Promise<void> {
  return vi.waitFor(() => expect(store.getState()).toMatchObject(state), often)
}
