import type { Service } from '../service/createService.ts'
import { purge } from '../service/purge.ts'
import type { Store } from '../service/store/store.ts'
import { type Repeating, repeat } from './repeat.ts'

type Served = { readonly service: Service; readonly store: Store }

type Chore = {
  /** In milliseconds. */
  readonly everyMs: number
  readonly work: (served: Served, signal: AbortSignal) => Promise<unknown>
}

/** What a service that runs does beside answering. */
const chores: readonly Chore[] = [
  // rows that nobody can use any more
  { everyMs: 15 * 60_000, work: ({ store }, signal) => purge(store, Date.now(), { signal }) },
  // transactions, then approved activities, that another process, or an earlier one, has left
  { everyMs: 5000, work: ({ service }) => service.sendDue() },
  { everyMs: 5000, work: ({ service }, signal) => service.resumeDue(signal) },
  { everyMs: 500, work: async ({ service }) => service.webhooks?.startDue() },
]

/** Begins with all that a service does over and over; the first time is at once. */
export function startRepeating(served: Served, onError: (error: unknown) => void): Repeating {
  const started = chores.map(({ everyMs, work }) =>
    repeat({ work: (signal) => work(served, signal), everyMs, onError }),
  )
  return {
    stop: async () => {
      await Promise.all(started.map((one) => one.stop()))
    },
  }
}
