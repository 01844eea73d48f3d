import { base64urlFromBytes } from '../../lib/base64url.ts'
import { jsonResponse } from '../http/jsonResponse.ts'
import { Refusal } from '../http/refusal.ts'
import type { WebhookKey, WebhookKeys } from '../webhooks/webhookKeys.ts'

/** A day, and a week for whoever cannot reach us: as long as an old key is published at least. */
const CACHE_CONTROL = 'public, max-age=86400, stale-if-error=604800'

/**
 * Answers the keys that sign webhooks, to anybody (RFC 7517, RFC 8037).
 *
 * Spec: Events ("signing of deliveries: not shown"; from the public wire).
 */
export function createWebhookDiscovery(keys: WebhookKeys): (request: Request) => Promise<Response> {
  return async ({ method }) => {
    if (method !== 'GET') throw new Refusal('PATH_NOT_FOUND')
    const response = jsonResponse({ keys: (await keys.published()).map(jwkOf) })
    response.headers.set('access-control-allow-origin', '*')
    response.headers.set('cache-control', CACHE_CONTROL)
    return response
  }
}

function jwkOf({ keyId, publicKey }: WebhookKey) {
  return {
    kid: keyId,
    kty: 'OKP',
    crv: 'Ed25519',
    alg: 'EdDSA',
    use: 'sig',
    x: base64urlFromBytes(publicKey),
    turnkey_signature_algorithm: 'ed25519',
    turnkey_signature_version: 'v1',
  }
}
