import { createStore, type StoreApi } from 'zustand/vanilla'
import { added } from '../../log/added.ts'
import type { RequestEntry } from '../../log/requestEntry.ts'

/** The requests of this page, the newest first; every secret is cut out before one is kept. */
export type RequestLog = {
  readonly entries: StoreApi<readonly RequestEntry[]>
  /** The network as the kit uses it: what goes through is noted. */
  readonly fetch: typeof fetch
}

/** A log with nothing in it. What reads stamps is loaded with the first request. */
export function createRequestLog(send: typeof fetch): RequestLog {
  const entries = createStore<readonly RequestEntry[]>(() => [])
  return {
    entries,
    async fetch(input, init) {
      const { watchRequests } = await import('../../preview/log/watchRequests.ts')
      const note = (entry: RequestEntry) => entries.setState(added(entries.getState(), entry), true)
      return watchRequests(send, note)(input, init)
    },
  }
}
