import { hexFromBytes } from '../../../lib/hex.ts'

/** The name of what a user did: SHA-256 of the request body, byte for byte. Spec: Activity › fingerprint. */
export async function fingerprintOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return `sha256:${hexFromBytes(new Uint8Array(digest))}`
}
