import { readCbor } from '../../../crypto/webauthn/readCbor.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../../lib/base64url.ts'

/**
 * The credential ids that a text can mean, in the one spelling of the store: base64url of the raw id, without padding.
 *
 * Spec: Submit endpoints › create_users › credentialId ("CBOR-encoded then base64url"); published clients send the raw
 * id. Both are read; padding and the other alphabet of base64 too.
 */
export function credentialIdSpellings(text: string): readonly string[] {
  const bare = text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  const raw = bytesFromBase64url(bare)
  if (!raw || raw.length === 0) return []
  const inner = readCbor(raw)
  return inner instanceof Uint8Array && inner.length > 0
    ? [bare, base64urlFromBytes(inner)]
    : [bare]
}
