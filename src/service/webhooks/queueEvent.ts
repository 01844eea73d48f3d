import type { WebhookEventType } from '../../wire/fields/webhookEndpoint.ts'
import type { ServiceParts } from '../parts.ts'
import type { Reads, Transaction } from '../store/store.ts'
import type { WebhookEndpointRow } from '../store/webhookRows.ts'
import { BODY_CUT, bodyOfEvent, isCutBody } from './bodyOfEvent.ts'
import { type EventFacts, passesFilters } from './eventFilters.ts'
import { queueRow } from './queueId.ts'

/** Something that has just happened. */
export type WebhookEvent = {
  readonly organizationId: string
  /** Whose child the organization is, which also hears of it. @default as it is kept */
  readonly parentId?: string | null | undefined
  readonly eventType: WebhookEventType
  /** What filters can ask for. */
  readonly facts: EventFacts
  readonly nowMs: number
  /** What is told; asked for only when somebody listens. */
  readonly body: () => Promise<unknown>
  /** What is told instead where that is too large for a webhook. */
  readonly summary?: (() => Promise<object>) | undefined
}

/**
 * Keeps an event for every endpoint that wants to hear of it: those of the organization, and those of its parent. Part of
 * the transaction that makes it happen, so that what is recorded is told, and nothing else.
 *
 * Spec: Events › 2 (the organization and all its child organizations).
 * Ours: the name of an event ends in its place among the events of its organization. Attempts may overtake each other, and
 * receivers restore the order by it, under the protection of both signatures.
 */
export async function queueEvent(
  tx: Transaction,
  { newId }: Pick<ServiceParts, 'newId'>,
  event: WebhookEvent,
): Promise<void> {
  const { organizationId, eventType, nowMs } = event
  const { parentId = await parentIdOf(tx, organizationId) } = event
  const endpoints = await endpointsFor(tx, organizationId, parentId)
  const listeners = endpoints.filter((row) => wants(row, event))
  if (listeners.length === 0) return
  const eventId = `${newId()}_${await nextSequence(tx, organizationId)}`
  const body = await bodyOfEvent(await event.body(), event.summary)
  await tx.insert('webhookEvents', {
    id: eventId,
    organizationId,
    eventType,
    body,
    createdAtMs: nowMs,
  })
  for (const { id: endpointId, organizationId: owner } of listeners) {
    const deliveryId = newId()
    await tx.insert('webhookDeliveries', {
      id: deliveryId,
      organizationId: owner,
      endpointId,
      eventId,
      status: 'pending',
      attempts: 0,
      nextAttemptAtMs: nowMs,
      lastStatus: null,
      lastError: isCutBody(body) ? BODY_CUT : null,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    await tx.insert('webhookQueue', queueRow(nowMs, { deliveryId, endpointId }))
  }
}

/** Whose child an organization is; null for one of its own. */
export async function parentIdOf(reads: Reads, organizationId: string): Promise<string | null> {
  const organization = await reads.first('organizations', { id: organizationId })
  return organization?.parentId ?? null
}

async function endpointsFor(
  tx: Transaction,
  organizationId: string,
  parentId: string | null,
): Promise<readonly WebhookEndpointRow[]> {
  const own = await tx.find('webhookEndpoints', { organizationId })
  if (parentId === null) return own
  return [...own, ...(await tx.find('webhookEndpoints', { organizationId: parentId }))]
}

function wants({ isActive, subscriptions }: WebhookEndpointRow, event: WebhookEvent): boolean {
  const passes = subscriptions.some(
    (one) =>
      one.isActive &&
      one.eventType === event.eventType &&
      passesFilters(one.filtersJson, event.facts),
  )
  return isActive && passes
}

async function nextSequence(tx: Transaction, organizationId: string): Promise<number> {
  const counted = await tx.update('webhookSequences', { id: organizationId }, { last: { add: 1 } })
  if (counted === 0) await tx.insert('webhookSequences', { id: organizationId, last: 1 })
  const row = await tx.first('webhookSequences', { id: organizationId })
  return row?.last ?? 1
}
