import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import type { WebauthnStamp } from '../stamp/webauthnStampFormat.ts'
import type { UserVerification } from './createPasskey.ts'

type Options = {
  readonly rpId: string
  readonly challenge: string
  readonly userVerification: UserVerification
  readonly timeout?: number
}

/**
 * Asks for a passkey of this device alone. Fails at once, without a prompt, where there is none.
 *
 * The immediate mode of `navigator.credentials.get` (W3C Web Authentication, explainer "immediate mediation"). The library
 * does not know it yet; a browser that does not know it either shows its whole prompt.
 *
 * @throws DOMException `NotAllowedError` when there is none, or the person has closed the prompt.
 */
export async function getAtOnce(options: Options, signal: AbortSignal): Promise<WebauthnStamp> {
  const challenge = bytesFromBase64url(options.challenge) ?? new Uint8Array()
  const immediate = { uiMode: 'immediate' }
  const credential = await navigator.credentials.get({
    ...immediate,
    signal,
    publicKey: { ...options, challenge },
  })
  if (!isAssertion(credential)) throw new DOMException('no passkey', 'UnknownError')
  const { rawId, response } = credential
  return {
    authenticatorData: base64url(response.authenticatorData),
    clientDataJson: base64url(response.clientDataJSON),
    credentialId: base64url(rawId),
    signature: base64url(response.signature),
  }
}

function isAssertion(
  credential: Credential | null,
): credential is PublicKeyCredential & { readonly response: AuthenticatorAssertionResponse } {
  return 'signature' in Object(Object(credential).response)
}

function base64url(bytes: ArrayBuffer): string {
  return base64urlFromBytes(new Uint8Array(bytes))
}
