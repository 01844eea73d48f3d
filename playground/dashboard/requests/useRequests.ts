import { useSyncExternalStore } from 'react'
import type { RequestEntry } from '../../log/requestEntry.ts'
import { useSurroundings } from '../shell/surroundings.ts'

/** The requests of this page, the newest first. */
export function useRequests(): readonly RequestEntry[] {
  const { entries } = useSurroundings().requests
  return useSyncExternalStore(entries.subscribe, entries.getState)
}
