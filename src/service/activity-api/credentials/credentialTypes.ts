import type * as v from 'valibot'
import type { apiKeyCurve } from '../../../wire/fields/apiKey.ts'
import type { credentialType } from '../../../wire/fields/user.ts'

export type CredentialType = v.InferOutput<typeof credentialType>
export type ApiKeyCurve = v.InferOutput<typeof apiKeyCurve>

/** The type of credential that a session's key is. */
export const SESSION_CREDENTIAL = 'CREDENTIAL_TYPE_LOGIN' satisfies CredentialType

export const credentialTypeOfCurve: Readonly<Record<ApiKeyCurve, CredentialType>> = {
  API_KEY_CURVE_P256: 'CREDENTIAL_TYPE_API_KEY_P256',
  API_KEY_CURVE_SECP256K1: 'CREDENTIAL_TYPE_API_KEY_SECP256K1',
  API_KEY_CURVE_ED25519: 'CREDENTIAL_TYPE_API_KEY_ED25519',
}

const typesByScheme: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'SIGNATURE_SCHEME_TK_API_P256',
    ['CREDENTIAL_TYPE_API_KEY_P256', 'CREDENTIAL_TYPE_OTP_AUTH_KEY_P256', SESSION_CREDENTIAL],
  ],
  ['SIGNATURE_SCHEME_TK_API_SECP256K1', ['CREDENTIAL_TYPE_API_KEY_SECP256K1']],
  ['SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191', ['CREDENTIAL_TYPE_API_KEY_SECP256K1']],
  ['SIGNATURE_SCHEME_TK_API_ED25519', ['CREDENTIAL_TYPE_API_KEY_ED25519']],
])

/** The credentials that a signature scheme may speak for: the same bytes under another curve are another key. */
export function credentialTypesOfScheme(scheme: string): readonly string[] {
  return typesByScheme.get(scheme) ?? []
}
