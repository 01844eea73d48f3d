import { expect, test } from 'vitest'
import { idsBefore } from '../idsBefore.ts'
import { purge } from '../purge.ts'
import { createMemoryStore } from '../store/memoryStore.ts'
import type { WebhookDeliveryRow } from '../store/webhookRows.ts'

const DAY_MS = 24 * 3_600_000
const NOW_MS = 1_800_000_000_000

test('keeps what arrived for a week, what did not for 30 days, and what can still be sent', async () => {
  const store = createMemoryStore()
  const ages = [1, 6.9, 7.1, 29.9, 30.1, 34.9, 35.1]
  const idAt = (days: number) => `${idsBefore(NOW_MS - days * DAY_MS)}-x`
  const rowAt = (days: number, status: WebhookDeliveryRow['status']): WebhookDeliveryRow => ({
    id: `${idAt(days)}-${status}`,
    organizationId: 'o',
    endpointId: 'e',
    eventId: idAt(days),
    status,
    attempts: 1,
    nextAttemptAtMs: null,
    lastStatus: null,
    lastError: null,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
  })
  await store.transaction(async (tx) => {
    for (const days of ages) {
      const event = { organizationId: 'o', eventType: 'ACTIVITY_UPDATES', body: '{}' } as const
      await tx.insert('webhookEvents', { id: idAt(days), createdAtMs: NOW_MS, ...event })
      for (const status of ['pending', 'delivered', 'dead'] as const)
        await tx.insert('webhookDeliveries', rowAt(days, status))
    }
  })
  expect(await purge(store, NOW_MS)).toBe(5 + 3 + 1)
  const left = async (status: WebhookDeliveryRow['status']) =>
    store.count('webhookDeliveries', { status })
  expect([await left('pending'), await left('delivered'), await left('dead')]).toEqual([7, 2, 4])
  expect(await store.count('webhookEvents', {})).toBe(6)
})
