import { base64urlFromBytes } from '../../lib/base64url.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import type { PublicJwk } from '../activity-api/oidc/keySet.ts'
import type { ServiceSigningKey } from '../parts.ts'

/** A key of the service as others read it (RFC 7517). Its name is the compressed point. */
export function ownKey({ publicKeyHex, publicKeyUncompressedHex }: ServiceSigningKey): PublicJwk {
  const point = bytesFromHex(publicKeyUncompressedHex) ?? new Uint8Array(65)
  return {
    kty: 'EC',
    crv: 'P-256',
    x: base64urlFromBytes(point.subarray(1, 33)),
    y: base64urlFromBytes(point.subarray(33)),
    kid: publicKeyHex,
    alg: 'ES256',
    use: 'sig',
  }
}
