import { nonceForKey } from '../../crypto/nonceForKey.ts'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { codeChallengeFor, createCodeVerifier } from '../../crypto/pkce.ts'
import { createKey } from '../keys/createKey.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import { createState } from './createState.ts'

/** What an attempt needs whoever the provider is. */
export type PreparedAttempt = {
  readonly keyPair: P256KeyPair
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly nonce: string
  /** The key that the nonce names, if it is not `keyPair`. */
  readonly boundTo?: string | undefined
  readonly state: string
}

/**
 * Makes the key, the verifier and the state of an attempt: beforehand, so that the click has nothing left to wait for.
 *
 * @param boundTo - a key that the nonce names instead of the attempt's own: that of the session that links a provider, so that
 *   the service sees who asked for the token.
 * @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` where no key can be made.
 */
export async function prepareAttempt(
  keyStore: Pick<KeyStore, 'create'>,
  authProxyConfigId: string,
  boundTo?: string,
): Promise<PreparedAttempt> {
  const keyPair = await createKey(keyStore)
  const codeVerifier = createCodeVerifier()
  const [codeChallenge, nonce] = await Promise.all([
    codeChallengeFor(codeVerifier),
    nonceForKey(boundTo ?? keyPair.publicKeyHex),
  ])
  const state = createState(authProxyConfigId)
  return { keyPair, codeVerifier, codeChallenge, nonce, boundTo, state }
}
