import { hexFromBytes } from '../../src/lib/hex.ts'
import type { WebhookEventRow } from '../../src/service/store/webhookRows.ts'
import { createWebhookKeys } from '../../src/service/webhooks/webhookKeys.ts'
import { webhookRequest } from '../../src/service/webhooks/webhookRequest.ts'
import { createTestApi } from './activityApi.ts'

/** A service's keys, and webhooks as it sends them. */
export async function webhookSigner() {
  const { parts, clock } = await createTestApi()
  const key = await createWebhookKeys(parts).current()
  const event: WebhookEventRow = {
    id: `${parts.newId()}_7`,
    organizationId: parts.newId(),
    eventType: 'ACTIVITY_UPDATES',
    body: '{"id":"1","status":"ACTIVITY_STATUS_COMPLETED","name":"Bücher"}',
    createdAtMs: clock.time,
  }
  return {
    parts,
    event,
    key,
    keys: new Map([[key.keyId, hexFromBytes(key.publicKey)]]),
    nowMs: clock.time,
    sign: (more: Partial<WebhookEventRow> = {}, nowMs = clock.time) =>
      webhookRequest({ ...event, ...more }, key, nowMs),
  }
}
