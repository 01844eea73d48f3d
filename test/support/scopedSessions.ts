import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { resultText, type TestApi } from './activityApi.ts'

/** A session with a profile: how to call with its key. */
export type ScopedSession = {
  readonly key: P256KeyPair
  readonly organizationId: string
  readonly sessionProfileId: string
}

/** Makes a profile of that scope, and a session with it of whoever stamps with the key of the call. */
export async function startScopedSession(
  kit: TestApi,
  scope: string,
  call: { readonly key: P256KeyPair; readonly organizationId: string },
): Promise<ScopedSession> {
  const profile = { sessionProfileName: 'Narrow', scope }
  const made = await kit.submit('createSessionProfile', profile, { key: kit.root.key })
  const sessionProfileId = resultText(made, 'sessionProfileId')
  const key = await generateKeyPair()
  const login = { publicKey: key.publicKeyHex, sessionProfileId }
  const { code } = await kit.submit('stampLogin', login, call)
  if (code !== 'OK') throw new Error(`the session did not begin: ${code}`)
  return { key, organizationId: call.organizationId, sessionProfileId }
}

/** What signs a text with one account or more. */
export function signing(signWith: string, payload = 'Hello') {
  return {
    signWith,
    payload,
    encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
    hashFunction: 'HASH_FUNCTION_KECCAK256',
  }
}
