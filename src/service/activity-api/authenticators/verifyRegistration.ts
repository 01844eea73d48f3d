import {
  type AuthenticatorData,
  readAuthenticatorData,
} from '../../../crypto/webauthn/readAuthenticatorData.ts'
import { isCborMap, readCbor } from '../../../crypto/webauthn/readCbor.ts'
import { readClientData } from '../../../crypto/webauthn/readClientData.ts'
import { isUsableKey, readCoseKey } from '../../../crypto/webauthn/readCoseKey.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../../lib/base64url.ts'
import type { AuthenticatorParams } from '../../../wire/fields/authenticator.ts'
import { Refusal } from '../../http/refusal.ts'
import { ceremonyFault } from './ceremonyFault.ts'
import { credentialIdSpellings } from './credentialIdSpellings.ts'
import { passesLibrary } from './passesLibrary.ts'
import type { PasskeyPolicy } from './passkeyPolicy.ts'

/** A passkey whose making has been checked. */
export type Registration = {
  /** Base64url of the raw id. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly rpId: string
} & Pick<AuthenticatorData, 'signCount' | 'isBackupEligible' | 'isBackedUp'> & {
    readonly aaguid: string
  }

/** A challenge is at least this long (WebAuthn level 3 section 13.4.3). */
const SHORTEST_CHALLENGE_BYTES = 16

/**
 * Checks what a browser answered when it made a passkey.
 *
 * WebAuthn level 3 section 7.1.
 * Ours: an attestation of any format is read and none is trusted, because anybody can write one; so which model an
 * authenticator is stays its own word.
 *
 * @throws Refusal `PASSKEY_INVALID` with the check that failed.
 */
export async function verifyRegistration(
  { challenge, attestation }: Pick<AuthenticatorParams, 'challenge' | 'attestation'>,
  policy: PasskeyPolicy,
): Promise<Registration> {
  const challengeBytes = bytesFromBase64url(challenge)
  if (!challengeBytes || challengeBytes.length < SHORTEST_CHALLENGE_BYTES)
    throw invalid(`challenge must be at least ${SHORTEST_CHALLENGE_BYTES} bytes in base64url`)
  const clientDataBytes = bytesFromBase64url(attestation.clientDataJson)
  const clientData = clientDataBytes && readClientData(clientDataBytes)
  if (!clientData) throw invalid('clientDataJson is malformed')
  const authDataBytes = authDataOf(bytesFromBase64url(attestation.attestationObject))
  const authenticatorData = authDataBytes && readAuthenticatorData(authDataBytes)
  const attested = authenticatorData?.attested
  if (!authDataBytes || !authenticatorData || !attested)
    throw invalid('attestationObject is malformed')
  const expected = { type: 'webauthn.create', challenge, policy } as const
  const fault = await ceremonyFault({ clientData, authenticatorData }, expected)
  if (fault !== null) throw invalid(fault)
  const credentialId = base64urlFromBytes(attested.credentialId)
  if (!credentialIdSpellings(attestation.credentialId).includes(credentialId))
    throw invalid('credentialId is not the one of the attestation object')
  const key = readCoseKey(attested.publicKey)
  if (!key || !(await isUsableKey(key))) throw invalid('the public key is of no known algorithm')
  const { origin } = clientData
  const made = { credentialId, clientDataJson: attestation.clientDataJson, authDataBytes }
  if (!(await passesLibrary(made, { origin, challenge, policy, algorithm: key.coseAlgorithm })))
    throw invalid('it could not be verified')
  const { signCount, isBackupEligible, isBackedUp } = authenticatorData
  return {
    credentialId,
    publicKey: base64urlFromBytes(attested.publicKey),
    rpId: policy.rpId,
    aaguid: attested.aaguid,
    signCount,
    isBackupEligible,
    isBackedUp,
  }
}

/** The authenticator data of an attestation object: exactly its three members, and an empty statement for `none`. */
function authDataOf(bytes: Uint8Array<ArrayBuffer> | null): Uint8Array<ArrayBuffer> | null {
  const object = bytes ? readCbor(bytes) : undefined
  if (!isCborMap(object) || object.size !== 3) return null
  const [format, statement, authData] = ['fmt', 'attStmt', 'authData'].map((key) => object.get(key))
  if (typeof format !== 'string' || !isCborMap(statement)) return null
  if (format === 'none' && statement.size > 0) return null
  return authData instanceof Uint8Array ? authData : null
}

function invalid(details: string): Refusal {
  return new Refusal('PASSKEY_INVALID', { details })
}
