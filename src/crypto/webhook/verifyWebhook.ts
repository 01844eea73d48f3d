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
  /** Those of the Fetch standard, of this realm or another or of a library, or those of Node. */
  readonly headers: WebhookHeaders
  /** Exactly as it came in, before anything has parsed it. */
  readonly body: string | Uint8Array
}

type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>

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

/**
 * Why a webhook is not believed. `stale`: sent more than five minutes ago or ahead. `parsed-body`: `body` is neither text nor
 * bytes, so a body parser ran first; read the raw body instead, for example by `express.raw({ type: '*\/*' })`.
 */
export type WebhookFault =
  | 'malformed'
  | 'unsupported'
  | 'stale'
  | 'unknown-key'
  | 'invalid'
  | 'parsed-body'

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
  webhook: IncomingWebhook,
  { keys, maxAgeMs = FIVE_MINUTES_MS, nowMs = Date.now() }: VerifyWebhookOptions,
): Promise<WebhookVerdict> {
  // what JavaScript hands in may be anything: the types say what to hand in
  const { headers, body }: Partial<Record<keyof IncomingWebhook, unknown>> = webhook ?? {}
  const bytes = readBody(body)
  if (!bytes) return refused('parsed-body')
  const read = (name: keyof typeof webhookHeaders) => readHeader(headers, webhookHeaders[name])
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

/** Bytes of this realm, whichever realm the body comes from; null for a parsed body. */
function readBody(body: unknown): Uint8Array | null {
  if (typeof body === 'string') return bytesFromUtf8(body)
  if (!ArrayBuffer.isView(body)) return null
  return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
}

/**
 * Reads a header by name. Empty when it is missing, is no text, or is there more than once: then it is not clear which one
 * counts.
 */
function readHeader(headers: unknown, name: string): string {
  if (typeof headers !== 'object' || headers === null) return ''
  // by what it can do, not by its class: each realm and each polyfill has a class of its own
  if ('get' in headers && typeof headers.get === 'function') {
    const value: unknown = headers.get(name)
    return typeof value === 'string' ? value : ''
  }
  const named = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase())
  const values = named.flatMap(([, each]: [string, unknown]) => each ?? [])
  const [value] = values
  return values.length === 1 && typeof value === 'string' ? value : ''
}

/** 64 bytes in lower-case hex. */
function signatureFrom(hex: string): Uint8Array | null {
  return /^[0-9a-f]{128}$/.test(hex) ? bytesFromHex(hex) : null
}
