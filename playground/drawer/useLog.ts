import { useEffect, useState } from 'react'
import { added } from '../log/added.ts'
import type { AwaitedCode } from '../log/awaitedCode.ts'
import type { EventEntry } from '../log/eventEntry.ts'
import type { RequestEntry } from '../log/requestEntry.ts'
import { listenInShell } from '../messages.ts'

/** A code that the preview waits for, by the clock of this page. */
export type WaitedFor = Pick<AwaitedCode, 'contact' | 'triesLeft'> & {
  readonly life: { readonly lifetimeMs: number; readonly expiresAtMs: number } | null
}

/** What the preview told about itself, newest first, and the code that it waits for. */
export type PreviewLog = {
  readonly requests: readonly RequestEntry[]
  readonly events: readonly EventEntry[]
  readonly waitsFor: WaitedFor | null
  clearRequests(): void
  clearEvents(): void
}

/** Hears the preview. */
export function useLog(): PreviewLog {
  const [requests, setRequests] = useState<readonly RequestEntry[]>([])
  const [events, setEvents] = useState<readonly EventEntry[]>([])
  const [waitsFor, setWaitsFor] = useState<WaitedFor | null>(null)

  useEffect(
    () =>
      listenInShell((message) => {
        switch (message.kind) {
          case 'code':
            setWaitsFor(message.awaited && waitedFor(message.awaited))
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
    waitsFor,
    clearRequests: () => setRequests([]),
    clearEvents: () => setEvents([]),
  }
}

function waitedFor({ contact, triesLeft, life }: AwaitedCode): WaitedFor {
  if (life === null) return { contact, triesLeft, life }
  const { lifetimeMs, leftMs } = life
  return { contact, triesLeft, life: { lifetimeMs, expiresAtMs: Date.now() + leftMs } }
}
