import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** The only version and algorithm that there are. */
export const WEBHOOK_SIGNATURE_VERSION = 'v1'
export const WEBHOOK_SIGNATURE_ALGORITHM = 'ed25519'

/** What the signatures of a webhook cover beside its body. */
export type SignedFacts = {
  readonly keyId: string
  /** Milliseconds since 1970, as decimal text. */
  readonly timestamp: string
  readonly eventId: string
  readonly organizationId: string
  readonly eventType: string
}

/** The bytes that `X-Turnkey-Signature` signs. Spec: Events (from the public wire). */
export function signedWebhook(facts: SignedFacts, body: Uint8Array): Uint8Array {
  return joined([facts.keyId, facts.timestamp, facts.eventId], body)
}

/**
 * The bytes that `X-Latchkit-Signature` signs.
 *
 * Spec: Events.
 * Ours: the public signature leaves the organization and the event type open, so that a stored webhook could be shown as
 * another organization's; this one covers them.
 */
export function boundWebhook(facts: SignedFacts, body: Uint8Array): Uint8Array {
  const { keyId, timestamp, eventId, organizationId, eventType } = facts
  return joined([keyId, timestamp, eventId, organizationId, eventType], body)
}

/** @throws TypeError for a part with a dot in it, which could be read as two. */
function joined(parts: readonly string[], body: Uint8Array): Uint8Array {
  if (parts.some((part) => part.includes('.')))
    throw new TypeError('what a webhook signs has a dot in it')
  const head = [WEBHOOK_SIGNATURE_VERSION, WEBHOOK_SIGNATURE_ALGORITHM, ...parts, ''].join('.')
  return concatBytes(bytesFromUtf8(head), body)
}
