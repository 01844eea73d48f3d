import type { CredentialRow } from '../../store/rows.ts'

/** How long a key of a sign-up may live to count as one that stands in for a new passkey, in milliseconds. */
const STAND_IN_MS = 15 * 60_000

/** Key type of the keys that can: no wallet's. */
const P256_API_KEY = 'CREDENTIAL_TYPE_API_KEY_P256'

/**
 * Whether a key ends soon enough to stand in for a passkey.
 *
 * @param madeAtMs - when its account was made, in milliseconds since 1970: a key that was prolonged since counts no more.
 */
export function isStandInKey({ type, expiresAtMs }: CredentialRow, madeAtMs: number): boolean {
  return type === P256_API_KEY && expiresAtMs !== null && expiresAtMs - madeAtMs <= STAND_IN_MS
}
