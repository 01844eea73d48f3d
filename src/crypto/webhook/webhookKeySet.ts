import * as v from 'valibot'
import { bytesFromBase64url } from '../../lib/base64url.ts'
import { hexFromBytes } from '../../lib/hex.ts'

/** The keys that sign webhooks, by their ids: each 64 hex characters (Ed25519). */
export type WebhookKeySet = ReadonlyMap<string, string>

const jwk = v.object({
  kid: v.string(),
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.string(),
})
const jwkSet = v.object({ keys: v.array(v.unknown()) })

/**
 * Reads the JWK set that the service publishes at `/public/v1/discovery/webhooks/jwks`. Keys of other kinds are left out;
 * null when it is no set at all.
 *
 * @example
 * const keys = readWebhookKeySet(await (await fetch(url)).json())
 */
export function readWebhookKeySet(value: unknown): WebhookKeySet | null {
  const set = v.safeParse(jwkSet, value)
  if (!set.success) return null
  const keys = set.output.keys.flatMap((item): [string, string][] => {
    const key = v.safeParse(jwk, item)
    const point = key.success ? bytesFromBase64url(key.output.x) : null
    return key.success && point?.length === 32 ? [[key.output.kid, hexFromBytes(point)]] : []
  })
  return new Map(keys)
}
