import type { Authenticator } from '../../../wire/fields/authenticator.ts'
import type { AuthenticatorRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CredentialType } from '../credentials/credentialTypes.ts'

/** The type of credential that a passkey is. */
export const PASSKEY_CREDENTIAL = 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR' satisfies CredentialType

/**
 * A passkey as the wire has it.
 *
 * Ours: the attestation is `none` and the model empty whatever the authenticator claimed, because no claim is trusted;
 * the public key is the COSE key in base64url.
 */
export function authenticatorFromRow(row: AuthenticatorRow): Authenticator {
  return {
    transports: [...row.transports],
    attestationType: 'none',
    aaguid: row.aaguid,
    credentialId: row.credentialId,
    model: '',
    credential: { publicKey: row.publicKey, type: PASSKEY_CREDENTIAL },
    authenticatorId: row.id,
    authenticatorName: row.name,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
