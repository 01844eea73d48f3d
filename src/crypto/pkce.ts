import { base64urlFromBytes } from '../lib/base64url.ts'
import { bytesFromUtf8 } from '../lib/utf8.ts'
import { sha256 } from './sha256.ts'

/** Makes a secret that ties an authorization code to who asked for it: 43 unreserved characters (RFC 7636, 4.1). */
export function createCodeVerifier(): string {
  return base64urlFromBytes(crypto.getRandomValues(new Uint8Array(32)))
}

/** What the provider is told of the secret beforehand, by the method `S256` (RFC 7636, 4.2). */
export async function codeChallengeFor(verifier: string): Promise<string> {
  return base64urlFromBytes(await sha256(bytesFromUtf8(verifier)))
}
