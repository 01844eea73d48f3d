/**
 * What a webhook says of itself beside its body.
 *
 * Spec: Events ("signing of deliveries: not shown"; names from the public wire).
 * Ours: `boundSignature`, which covers the organization and the event type as well.
 */
export const webhookHeaders = {
  organizationId: 'X-Turnkey-Organization-Id',
  eventType: 'X-Turnkey-Event-Type',
  timestamp: 'X-Turnkey-Timestamp',
  webhookVersion: 'X-Turnkey-Webhook-Version',
  eventId: 'X-Turnkey-Event-Id',
  signatureKeyId: 'X-Turnkey-Signature-Key-Id',
  signatureAlgorithm: 'X-Turnkey-Signature-Algorithm',
  signatureVersion: 'X-Turnkey-Signature-Version',
  signature: 'X-Turnkey-Signature',
  boundSignature: 'X-Latchkit-Signature',
} as const

/** Where anybody finds the keys that sign webhooks (a JWK set, RFC 7517). */
export const WEBHOOK_KEYS_PATH = '/public/v1/discovery/webhooks/jwks'
