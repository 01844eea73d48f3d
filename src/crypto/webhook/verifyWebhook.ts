import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { webhookHeaders } from '../../wire/webhookHeaders.ts'
import { verifyEd25519 } from '../stamp/verifyEd25519.ts'
import {
  boundWebhook,
  type SignedFacts,
  signedWebhook,
  WEBHOOK_SIGNATURE_ALGORITHM,
  WEBHOOK_SIGNATURE_VERSION,
} from './signedWebhook.ts'
import type { WebhookKeySet } from './webhookKeySet.ts'

const FIVE_MINUTES_MS = 5 * 60_000

/** A request that came in, as any server has it. */
export type IncomingWebhook = {
  /** Those of the Fetch standard, or those of Node. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Exactly as it came in, before anything has parsed it. */
  readonly body: string | Uint8Array
}

/** What a webhook turned out to be. */
export type WebhookVerdict =
  | {
      readonly kind: 'valid'
      /** The same in every attempt: whoever keeps it knows an event that came twice. */
      readonly eventId: string
      readonly eventType: string
      /** Where it happened: the organization itself, or one of its sub-organizations. */
      readonly organizationId: string
      /** The place of the event among those of its organization, from 1: attempts may overtake each other. */
      readonly sequence: number
      /** When it was sent, in milliseconds since 1970. */
      readonly sentAtMs: number
    }
  | { readonly kind: 'refused'; readonly reason: WebhookFault }

/** Why a webhook is not believed. `stale`: sent more than five minutes ago or ahead. */
export type WebhookFault = 'malformed' | 'unsupported' | 'stale' | 'unknown-key' | 'invalid'

/** How to check. */
export type VerifyWebhookOptions = {
  readonly keys: WebhookKeySet
  /** How old a webhook may be, and how far ahead of the clock, in milliseconds. @default 300000 */
  readonly maxAgeMs?: number | undefined
  /** Milliseconds since 1970. @default the clock */
  readonly nowMs?: number | undefined
}

/**
 * Checks that a webhook comes from the service, is fresh, and tells of this organization and this kind of event. Never
 * throws.
 *
 * Spec: Events ("signing of deliveries: not shown").
 * Ours: both signatures must be good, that of the public wire and the one that covers organization and event type.
 *
 * @example
 * const verdict = await verifyWebhook({ headers: request.headers, body: await request.text() }, { keys })
 * if (verdict.kind === 'refused') return new Response(null, { status: 400 })
 */
export async function verifyWebhook(
  { headers, body }: IncomingWebhook,
  { keys, maxAgeMs = FIVE_MINUTES_MS, nowMs = Date.now() }: VerifyWebhookOptions,
): Promise<WebhookVerdict> {
  const read = (name: keyof typeof webhookHeaders) => headerOf(headers, webhookHeaders[name])
  const facts: SignedFacts = {
    keyId: read('signatureKeyId'),
    timestamp: read('timestamp'),
    eventId: read('eventId'),
    organizationId: read('organizationId'),
    eventType: read('eventType'),
  }
  const sequence = /^[^_]+_([1-9]\d{0,14})$/.exec(facts.eventId)?.[1]
  const signature = signatureFrom(read('signature'))
  const bound = signatureFrom(read('boundSignature'))
  const isWhole = Object.values(facts).every((text) => /^[\w-]+$/.test(text))
  if (!isWhole || !/^\d{1,15}$/.test(facts.timestamp)) return refused('malformed')
  if (!sequence || !signature || !bound) return refused('malformed')
  const isKnown =
    read('webhookVersion') === '1' &&
    read('signatureVersion') === WEBHOOK_SIGNATURE_VERSION &&
    read('signatureAlgorithm') === WEBHOOK_SIGNATURE_ALGORITHM
  if (!isKnown) return refused('unsupported')
  const sentAtMs = Number(facts.timestamp)
  if (!(Math.abs(nowMs - sentAtMs) <= maxAgeMs)) return refused('stale')
  const key = keys.get(facts.keyId)
  if (key === undefined) return refused('unknown-key')
  const bytes = typeof body === 'string' ? bytesFromUtf8(body) : body
  const isSigned =
    (await verifyEd25519(key, signature, signedWebhook(facts, bytes))) === true &&
    (await verifyEd25519(key, bound, boundWebhook(facts, bytes))) === true
  if (!isSigned) return refused('invalid')
  const { eventId, eventType, organizationId } = facts
  return { kind: 'valid', eventId, eventType, organizationId, sequence: Number(sequence), sentAtMs }
}

function refused(reason: WebhookFault): WebhookVerdict {
  return { kind: 'refused', reason }
}

/** Empty when it is missing, or there more than once: then it is not clear which one counts. */
function headerOf(headers: IncomingWebhook['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const values = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase())
  const [value] = values.flatMap(([, each]) => each ?? [])
  return values.flatMap(([, each]) => each ?? []).length === 1 ? (value ?? '') : ''
}

/** 64 bytes in lower-case hex. */
function signatureFrom(hex: string): Uint8Array | null {
  return /^[0-9a-f]{128}$/.test(hex) ? bytesFromHex(hex) : null
}
