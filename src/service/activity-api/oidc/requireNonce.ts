import { nonceForKey } from '../../../crypto/nonceForKey.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OidcIdentity } from './verifyIdToken.ts'

/**
 * Lets an ID token pass that was asked for by the holder of a key, and by nobody else.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate (nonce: a SHA-256 derived from the public key).
 * Ours: the lower-case hex SHA-256 of the text of the key, in claim `nonce` or `tknonce`.
 *
 * @param publicKey - compressed, lower-case hex.
 * @throws Refusal `OIDC_TOKEN_INVALID`.
 */
export async function requireNonce({ nonces }: OidcIdentity, publicKey: string): Promise<void> {
  if (!nonces.includes(await nonceForKey(publicKey)))
    throw new Refusal('OIDC_TOKEN_INVALID', { details: 'nonce is not that of publicKey' })
}
