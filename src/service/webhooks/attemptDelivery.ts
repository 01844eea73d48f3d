import type { ServiceParts } from '../parts.ts'
import type { Patch, Transaction } from '../store/store.ts'
import type { WebhookDeliveryRow, WebhookQueueRow } from '../store/webhookRows.ts'
import { BODY_CUT, isCutBody } from './bodyOfEvent.ts'
import type { Pace } from './createPace.ts'
import { queueRow } from './queueId.ts'
import { nextAttemptAtMs } from './retrySchedule.ts'
import type { WebhookKey } from './webhookKeys.ts'
import { webhookRequest } from './webhookRequest.ts'
import type { WebhookOutcome, WebhookSender } from './webhookSender.ts'

/** Why a delivery waits that nobody has tried: its endpoint has had as many events as it may have in a minute. */
const POSTPONED = 'POSTPONED'

/** The receiver says that it wants no more, ever. */
const GONE = 410

export type AttemptParts = Pick<ServiceParts, 'store' | 'clock' | 'development'> & {
  readonly sender: WebhookSender
  readonly pace: Pace
  /** Aborts when the service ends. */
  readonly ending: AbortSignal
}

/**
 * Sends one delivery that this process holds, and keeps how it went. Whatever happens in between, the delivery is still in
 * the queue when its lease ends.
 *
 * @param lease - its place in the queue while nobody else may send it.
 */
export async function attemptDelivery(
  parts: AttemptParts,
  lease: WebhookQueueRow,
  key: WebhookKey,
): Promise<void> {
  const { store, clock, sender, ending } = parts
  const delivery = await store.first('webhookDeliveries', { id: lease.deliveryId })
  const endpoint = await store.first('webhookEndpoints', { id: lease.endpointId })
  const event = delivery && (await store.first('webhookEvents', { id: delivery.eventId }))
  const organizationId = delivery?.organizationId
  const settle = (change: (tx: Transaction) => Promise<unknown>) =>
    settleOf(parts, lease, change, organizationId)
  if (!delivery || !endpoint)
    return settle((tx) => tx.remove('webhookDeliveries', { id: lease.deliveryId }))
  if (!event) return settle((tx) => bury(tx, delivery, clock.nowMs(), 'EVENT_GONE'))
  if (!endpoint.isActive)
    return settle((tx) => bury(tx, delivery, clock.nowMs(), 'ENDPOINT_INACTIVE'))
  // a delivery that was postponed has its time
  const isPaced = delivery.lastError === POSTPONED
  const waitMs = isPaced || parts.development ? 0 : parts.pace(endpoint.id, clock.nowMs())
  if (waitMs > 0) return settle((tx) => postpone(tx, delivery, clock.nowMs(), waitMs))
  const request = await webhookRequest(event, key, clock.nowMs())
  const outcome = await sender.post({ url: endpoint.url, ...request, signal: ending })
  const isCut = isCutBody(event.body)
  return settle((tx) => keepOutcome(tx, parts, { delivery, isCut }, outcome))
}

/** Leaves a delivery for later, which is no attempt. The list of deliveries tells until when, and why. */
async function postpone(
  tx: Transaction,
  delivery: WebhookDeliveryRow,
  nowMs: number,
  waitMs: number,
): Promise<void> {
  const { id: deliveryId, endpointId } = delivery
  const nextMs = nowMs + waitMs
  await tx.insert('webhookQueue', queueRow(nextMs, { deliveryId, endpointId }))
  await change(tx, delivery, nowMs, { nextAttemptAtMs: nextMs, lastError: POSTPONED })
}

/** Changes nothing when the lease has ended and somebody else has the delivery now. */
async function settleOf(
  { store }: AttemptParts,
  { id }: WebhookQueueRow,
  change: (tx: Transaction) => Promise<unknown>,
  organizationId = '',
): Promise<void> {
  await store.transaction(
    async (tx) => {
      if ((await tx.remove('webhookQueue', { id })) > 0) await change(tx)
    },
    { organizationId },
  )
}

async function keepOutcome(
  tx: Transaction,
  { clock, development, ending }: AttemptParts,
  { delivery, isCut }: { readonly delivery: WebhookDeliveryRow; readonly isCut: boolean },
  outcome: WebhookOutcome,
): Promise<void> {
  const { id: deliveryId, endpointId } = delivery
  const nowMs = clock.nowMs()
  const isAnswered = outcome.kind === 'answered'
  if (!isAnswered && ending.aborted) {
    await tx.insert('webhookQueue', queueRow(nowMs, { deliveryId, endpointId }))
    return
  }
  const attempts = delivery.attempts + 1
  const seen = {
    attempts,
    lastStatus: isAnswered ? outcome.status : null,
    // that its body was cut stays in the list, also when it has arrived
    lastError: isAnswered ? (isCut ? BODY_CUT : null) : outcome.reason,
  }
  if (isAnswered && outcome.status >= 200 && outcome.status < 300)
    return change(tx, delivery, nowMs, { ...seen, status: 'delivered', nextAttemptAtMs: null })
  const isGone = isAnswered && outcome.status === GONE
  if (isGone)
    await tx.update('webhookEndpoints', { id: endpointId }, { isActive: false, updatedAtMs: nowMs })
  const retryAfter = isAnswered ? outcome.retryAfter : null
  const next = isGone
    ? null
    : nextAttemptAtMs({ attempts, nowMs, retryAfter, development, random: Math.random() })
  if (next !== null) await tx.insert('webhookQueue', queueRow(next, { deliveryId, endpointId }))
  const status = next === null ? 'dead' : 'pending'
  await change(tx, delivery, nowMs, { ...seen, status, nextAttemptAtMs: next })
}

function bury(
  tx: Transaction,
  delivery: WebhookDeliveryRow,
  nowMs: number,
  lastError: string,
): Promise<void> {
  return change(tx, delivery, nowMs, { status: 'dead', lastError, nextAttemptAtMs: null })
}

async function change(
  tx: Transaction,
  { id }: WebhookDeliveryRow,
  updatedAtMs: number,
  patch: Patch<'webhookDeliveries'>,
): Promise<void> {
  await tx.update('webhookDeliveries', { id }, { ...patch, updatedAtMs })
}
