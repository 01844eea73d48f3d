import { createHash } from 'node:crypto'

/** The nonce that binds an ID token to a key; made by another hash than the service's own. */
export function nonceOf(publicKeyHex: string): string {
  return createHash('sha256').update(publicKeyHex, 'ascii').digest('hex')
}
