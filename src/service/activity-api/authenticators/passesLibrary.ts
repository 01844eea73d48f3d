import { base64urlFromBytes } from '../../../lib/base64url.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { PasskeyPolicy } from './passkeyPolicy.ts'

type Made = {
  readonly credentialId: string
  readonly clientDataJson: string
  readonly authDataBytes: Uint8Array
}

type Expected = {
  readonly origin: string
  readonly challenge: string
  readonly policy: PasskeyPolicy
  readonly algorithm: number
}

/**
 * Lets the passkey library look at a registration too, after all checks of ours.
 *
 * It gets the authenticator data without their statement: no statement is trusted, so none can be a reason to refuse.
 * Loaded when first asked for: most starts of the service see no passkey.
 */
export async function passesLibrary(
  { credentialId, clientDataJson, authDataBytes }: Made,
  { origin, challenge, policy, algorithm }: Expected,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const attestationObject = base64urlFromBytes(withoutStatement(authDataBytes))
  try {
    const { verified } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientDataJson, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: policy.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: [algorithm],
    })
    return verified
  } catch {
    return false // it throws for every check that fails
  }
}

/** An attestation object of the format `none`; its data are 37 to some thousand bytes. */
function withoutStatement(authData: Uint8Array): Uint8Array {
  const { length } = authData
  const size = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return concatBytes(
    Uint8Array.of(0xa3, 0x63),
    bytesFromUtf8('fmtdnonegattStmt'),
    Uint8Array.of(0xa0, 0x68),
    bytesFromUtf8('authData'),
    Uint8Array.from(size),
    authData,
  )
}
