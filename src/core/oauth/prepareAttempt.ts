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
  readonly state: string
}

/**
 * Makes the key, the verifier and the state of an attempt: beforehand, so that the click has nothing left to wait for.
 *
 * @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` where no key can be made.
 */
export async function prepareAttempt(
  keyStore: Pick<KeyStore, 'create'>,
  authProxyConfigId: string,
): Promise<PreparedAttempt> {
  const keyPair = await createKey(keyStore)
  const codeVerifier = createCodeVerifier()
  const [codeChallenge, nonce] = await Promise.all([
    codeChallengeFor(codeVerifier),
    nonceForKey(keyPair.publicKeyHex),
  ])
  return { keyPair, codeVerifier, codeChallenge, nonce, state: createState(authProxyConfigId) }
}
