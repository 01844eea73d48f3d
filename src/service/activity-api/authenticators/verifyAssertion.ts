import type { WebauthnStamp } from '../../../crypto/stamp/webauthnStampFormat.ts'
import { isStrictDer } from '../../../crypto/webauthn/isStrictDer.ts'
import {
  type AuthenticatorData,
  readAuthenticatorData,
} from '../../../crypto/webauthn/readAuthenticatorData.ts'
import { type ClientData, readClientData } from '../../../crypto/webauthn/readClientData.ts'
import { readCoseKey } from '../../../crypto/webauthn/readCoseKey.ts'
import { bytesFromBase64url } from '../../../lib/base64url.ts'
import type { AuthenticatorRow } from '../../store/rows.ts'
import { assertionInvalid } from './assertionInvalid.ts'
import { ceremonyFault } from './ceremonyFault.ts'
import type { PasskeyPolicy } from './passkeyPolicy.ts'

/** What a use of a passkey tells beside who it was. */
export type Assertion = Pick<AuthenticatorData, 'signCount' | 'isBackedUp'>

type Expected = {
  /** Base64url. */
  readonly challenge: string
  readonly policy: PasskeyPolicy
  readonly passkey: Pick<AuthenticatorRow, 'publicKey'>
}

/**
 * Checks what a browser answered when a passkey was used.
 *
 * WebAuthn level 3 section 7.2.
 * Ours: whether its sign counter has grown is asked later, by who records the use: a body that was carried out before is
 * answered again, and that is no use.
 *
 * @throws Refusal `SIGNATURE_INVALID` with the check that failed.
 */
export async function verifyAssertion(
  stamp: WebauthnStamp,
  { challenge, policy, passkey }: Expected,
): Promise<Assertion> {
  const clientDataBytes = bytesFromBase64url(stamp.clientDataJson)
  const clientData = clientDataBytes && readClientData(clientDataBytes)
  if (!clientData) throw assertionInvalid('clientDataJson is malformed')
  const dataBytes = bytesFromBase64url(stamp.authenticatorData)
  const authenticatorData = dataBytes && readAuthenticatorData(dataBytes)
  if (!authenticatorData) throw assertionInvalid('authenticatorData is malformed')
  const expected = { type: 'webauthn.get', challenge, policy } as const
  const fault = await ceremonyFault({ clientData, authenticatorData }, expected)
  if (fault !== null) throw assertionInvalid(fault)
  const { signCount, isBackedUp, isUserVerified } = authenticatorData
  if (policy.userVerification === 'required' && !isUserVerified)
    throw assertionInvalid('the passkey was touched and did not verify its holder')
  if (!(await isSigned(stamp, passkey, { challenge, policy, clientData })))
    throw assertionInvalid('the signature is not that of the passkey')
  return { signCount, isBackedUp }
}

type Said = {
  readonly challenge: string
  readonly policy: PasskeyPolicy
  readonly clientData: ClientData
}

/** The spelling of the signature is ours to check; the passkey library, loaded when first asked for, checks the rest. */
async function isSigned(
  stamp: WebauthnStamp,
  passkey: Expected['passkey'],
  { challenge, policy, clientData: { origin, topOrigin } }: Said,
): Promise<boolean> {
  const publicKey = bytesFromBase64url(passkey.publicKey)
  const key = publicKey && readCoseKey(publicKey)
  const signature = bytesFromBase64url(stamp.signature)
  if (!publicKey || !key || !signature) return false
  if (key.jwk.kty === 'EC' && !isStrictDer(signature)) return false
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { credentialId } = stamp
  try {
    const { verified } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: stamp.clientDataJson,
          authenticatorData: stamp.authenticatorData,
          signature: stamp.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      ...(topOrigin === undefined ? {} : { expectedTopOrigin: topOrigin }),
      expectedRPID: policy.rpId,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey, counter: 0 },
    })
    return verified
  } catch {
    return false // it throws for every check that fails
  }
}
