import type { CredentialRow, ProxyConfigRow, UserRow } from '../store/rows.ts'

type Making = { readonly newId: () => string; readonly nowMs: number }

/** The user as whom the proxy acts. Spec: What the service does › A, dashboard configuration. */
export function newProxyUser({ newId, nowMs }: Making, organizationId: string): UserRow {
  return {
    id: newId(),
    organizationId,
    name: 'Auth proxy',
    email: null,
    emailVerified: false,
    phoneNumber: null,
    phoneNumberVerified: false,
    role: 'proxy',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

/** Lets the proxy's key stamp as its user. */
export function newProxyCredential(
  { newId, nowMs }: Making,
  { organizationId, userId, publicKey }: ProxyConfigRow,
): CredentialRow {
  return {
    id: newId(),
    organizationId,
    userId,
    name: 'Auth proxy API key',
    publicKey,
    type: 'CREDENTIAL_TYPE_API_KEY_P256',
    expiresAtMs: null,
    sessionProfileId: null,
    madeBySession: false,
    lastUsedAtMs: null,
    provenAtMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}
