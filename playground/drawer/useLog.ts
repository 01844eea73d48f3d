import { useEffect, useState } from 'react'
import { added } from '../log/added.ts'
import type { EventEntry } from '../log/eventEntry.ts'
import type { RequestEntry } from '../log/requestEntry.ts'
import { listenInShell } from '../messages.ts'

/** What the preview told about itself, newest first, and the address whose code it waits for. */
export type PreviewLog = {
  readonly requests: readonly RequestEntry[]
  readonly events: readonly EventEntry[]
  readonly awaitsCodeFor: string | null
  clearRequests(): void
  clearEvents(): void
}

/** Hears the preview. */
export function useLog(): PreviewLog {
  const [requests, setRequests] = useState<readonly RequestEntry[]>([])
  const [events, setEvents] = useState<readonly EventEntry[]>([])
  const [awaitsCodeFor, setAwaitsCodeFor] = useState<string | null>(null)

  useEffect(
    () =>
      listenInShell((message) => {
        switch (message.kind) {
          case 'login':
            setAwaitsCodeFor(message.awaitsCodeFor)
            break
          case 'request':
            setRequests((before) => added(before, message.entry))
            break
          case 'event':
            setEvents((before) => added(before, message.entry))
            break
        }
      }),
    [],
  )

  return {
    requests,
    events,
    awaitsCodeFor,
    clearRequests: () => setRequests([]),
    clearEvents: () => setEvents([]),
  }
}
