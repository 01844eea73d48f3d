import { base64urlFromBytes } from '../../lib/base64url.ts'
import type { WebauthnStamp } from '../stamp/webauthnStampFormat.ts'

/** A passkey that was just made, base64url. */
export type MadeCredential = {
  readonly credentialId: string
  readonly clientDataJson: string
  readonly attestationObject: string
  /** As the browser names them; none where it does not say. */
  readonly transports: readonly string[]
}

/** What `navigator.credentials.get` has answered. WebAuthn level 3 section 5.2.2. */
export function readAssertion(credential: Credential | null): WebauthnStamp {
  if (!hasResponse<AuthenticatorAssertionResponse>(credential, 'signature')) throw noPasskey()
  const { rawId, response } = credential
  return {
    authenticatorData: base64url(response.authenticatorData),
    clientDataJson: base64url(response.clientDataJSON),
    credentialId: base64url(rawId),
    signature: base64url(response.signature),
  }
}

/** What `navigator.credentials.create` has answered. WebAuthn level 3 section 5.2.1. */
export function readRegistration(credential: Credential | null): MadeCredential {
  if (!hasResponse<AuthenticatorAttestationResponse>(credential, 'attestationObject'))
    throw noPasskey()
  const { rawId, response } = credential
  return {
    credentialId: base64url(rawId),
    clientDataJson: base64url(response.clientDataJSON),
    attestationObject: base64url(response.attestationObject),
    // extensions of the browser are known to leave the method out
    transports: 'getTransports' in response ? response.getTransports() : [],
  }
}

function hasResponse<R extends AuthenticatorResponse>(
  credential: Credential | null,
  member: string & keyof R,
): credential is PublicKeyCredential & { readonly response: R } {
  return (
    credential !== null &&
    'rawId' in credential &&
    'response' in credential &&
    typeof credential.response === 'object' &&
    credential.response !== null &&
    member in credential.response
  )
}

function noPasskey(): DOMException {
  return new DOMException('no passkey', 'UnknownError')
}

function base64url(bytes: ArrayBuffer): string {
  return base64urlFromBytes(new Uint8Array(bytes))
}
