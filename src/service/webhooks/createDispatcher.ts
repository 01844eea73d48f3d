import type { ServiceParts } from '../parts.ts'
import type { WebhookQueueRow } from '../store/webhookRows.ts'
import { attemptDelivery } from './attemptDelivery.ts'
import { createPace } from './createPace.ts'
import { createFindDue } from './findDue.ts'
import { createPlaces } from './places.ts'
import { queueRow } from './queueId.ts'
import type { WebhookKeys } from './webhookKeys.ts'
import type { WebhookSender } from './webhookSender.ts'

/** How long a delivery belongs to the process that sends it: twice as long as an attempt may take. */
const LEASE_MS = 30_000

/** How long an ending service waits for attempts under way. */
const GRACE_MS = 5000

/** Sends webhooks. */
export type Dispatcher = {
  /** Begins to send what is due, as far as there are places for it. @returns how many it began to send. */
  startDue(): Promise<number>
  /** Waits until nothing is under way. */
  idle(): Promise<void>
  /** Begins nothing more, and waits at most five seconds for what is under way: the rest is due again at once. */
  stop(): Promise<void>
}

type DispatcherParts = Pick<
  ServiceParts,
  'store' | 'clock' | 'development' | 'limits' | 'onError'
> & {
  readonly sender: WebhookSender
  readonly keys: WebhookKeys
}

/**
 * Sends what the outbox holds: at least once, and never twice at the same time, however many processes share the store.
 *
 * Spec: Events ("delivery guarantees: not shown").
 * Ours: whoever sends a delivery leases its place in the queue for 30 seconds. The clocks of processes on one store must
 * agree to within half of that. The state in this process is about what it is sending now, and nothing else.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { store, clock, keys, onError } = parts
  const places = createPlaces()
  const [window] = parts.limits.webhooksPerEndpoint
  const pace = window ? createPace(window) : () => 0
  const findDue = createFindDue(store, places)
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let isStopping = false
  let isMore = false
  let hasNewPlace = false
  let running: Promise<number> | undefined

  function startDue(): Promise<number> {
    running ??= startAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function startAll(): Promise<number> {
    let started = 0
    while (!isStopping) {
      hasNewPlace = false
      const due = await findDue(clock.nowMs())
      isMore = due.isMore
      if (due.picked.length > 0) started += await start(due.picked)
      else if (!hasNewPlace) break
    }
    return started
  }

  async function start(picked: readonly WebhookQueueRow[]): Promise<number> {
    const waiting = new Set(picked)
    try {
      const key = await keys.current()
      const leases = await leaseAll(picked)
      for (const [row, lease] of leases) {
        waiting.delete(row)
        begin(
          attemptDelivery({ ...parts, pace, ending: ending.signal }, lease, key),
          row.endpointId,
        )
      }
      return leases.length
    } finally {
      // what another process was faster with
      for (const { endpointId } of waiting) places.leave(endpointId)
    }
  }

  async function leaseAll(picked: readonly WebhookQueueRow[]) {
    const endMs = clock.nowMs() + LEASE_MS
    return store.transaction(async (tx) => {
      const leases: (readonly [WebhookQueueRow, WebhookQueueRow])[] = []
      for (const row of picked) {
        if ((await tx.remove('webhookQueue', { id: row.id })) === 0) continue
        const lease = queueRow(endMs, row)
        await tx.insert('webhookQueue', lease)
        leases.push([row, lease])
      }
      return leases
    })
  }

  function begin(attempt: Promise<void>, endpointId: string): void {
    const work = attempt.catch(onError).finally(() => {
      underWay.delete(work)
      places.leave(endpointId)
      hasNewPlace = true
      if (isMore && !isStopping) startDue().catch(onError)
    })
    underWay.add(work)
  }

  async function idle(): Promise<void> {
    while (running || underWay.size > 0) await Promise.allSettled([running, ...underWay])
  }

  return {
    startDue,
    idle,
    async stop() {
      isStopping = true
      const late = setTimeout(() => ending.abort(), GRACE_MS)
      await idle()
      clearTimeout(late)
    },
  }
}
