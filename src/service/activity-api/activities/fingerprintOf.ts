import { sha256 } from '../../../crypto/sha256.ts'
import { hexFromBytes } from '../../../lib/hex.ts'

/** The name of what a user did: SHA-256 of the request body, byte for byte. Spec: Activity › fingerprint. */
export async function fingerprintOf(body: Uint8Array): Promise<string> {
  return `sha256:${hexFromBytes(await sha256(body))}`
}
