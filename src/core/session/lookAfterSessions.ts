import type { SessionOptions } from '../options.ts'
import { keepSession } from './keepSession.ts'
import { type WatchParts, watchSessions } from './watchSessions.ts'

type Parts = WatchParts & {
  readonly options: SessionOptions
  /** Renews the session, or takes over the one that another tab has renewed. */
  readonly refresh: () => Promise<unknown>
}

/** Watches time and other tabs, and renews the session of a person who is there. Loaded once the page runs. */
export function lookAfterSessions({ options, refresh, ...parts }: Parts): () => void {
  const { autoRefresh = true, warnBeforeSeconds, syncTabs } = options
  const stopWatching = watchSessions({ ...parts, syncTabs })
  // without a page there is nobody to renew it for
  const isKept = autoRefresh && Boolean(globalThis.document)
  const stopKeeping = isKept ? keepSession({ ...parts, warnBeforeSeconds, refresh }) : null
  return () => {
    stopWatching()
    stopKeeping?.()
  }
}
