import {
  boundWebhook,
  signedWebhook,
  WEBHOOK_SIGNATURE_ALGORITHM,
  WEBHOOK_SIGNATURE_VERSION,
} from '../../crypto/webhook/signedWebhook.ts'
import { bufferSource } from '../../lib/bufferSource.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { webhookHeaders } from '../../wire/webhookHeaders.ts'
import type { WebhookEventRow } from '../store/webhookRows.ts'
import type { WebhookKey } from './webhookKeys.ts'

/**
 * What is sent of an event in one attempt: fresh in time and signature, the same otherwise.
 *
 * Spec: Events ("payload shape, signing of deliveries: not shown"; from the public wire).
 */
export async function webhookRequest(
  event: WebhookEventRow,
  key: WebhookKey,
  nowMs: number,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: string }> {
  const { id: eventId, organizationId, eventType, body } = event
  const { keyId } = key
  const timestamp = String(nowMs)
  const facts = { keyId, timestamp, eventId, organizationId, eventType }
  const bytes = bytesFromUtf8(body)
  const sign = async (text: Uint8Array) =>
    hexFromBytes(
      new Uint8Array(await crypto.subtle.sign('Ed25519', key.privateKey, bufferSource(text))),
    )
  const headers = {
    'content-type': 'application/json',
    [webhookHeaders.organizationId]: organizationId,
    [webhookHeaders.eventType]: eventType,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.webhookVersion]: '1',
    [webhookHeaders.eventId]: eventId,
    [webhookHeaders.signatureKeyId]: keyId,
    [webhookHeaders.signatureAlgorithm]: WEBHOOK_SIGNATURE_ALGORITHM,
    [webhookHeaders.signatureVersion]: WEBHOOK_SIGNATURE_VERSION,
    [webhookHeaders.signature]: await sign(signedWebhook(facts, bytes)),
    [webhookHeaders.boundSignature]: await sign(boundWebhook(facts, bytes)),
  }
  return { headers, body }
}
