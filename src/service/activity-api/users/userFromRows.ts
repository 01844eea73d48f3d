import type { User } from '../../../wire/fields/user.ts'
import type { CredentialRow, UserRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** A user as the wire has it, with all its keys, those of sessions among them. */
export function userFromRows(user: UserRow, credentials: readonly CredentialRow[]): User {
  return {
    userId: user.id,
    userName: user.name,
    ...(user.email === null ? {} : { userEmail: user.email }),
    ...(user.phoneNumber === null ? {} : { userPhoneNumber: user.phoneNumber }),
    authenticators: [],
    apiKeys: credentials.map(apiKeyFromRow),
    userTags: [],
    oauthProviders: [],
    createdAt: timestampFromMs(user.createdAtMs),
    updatedAt: timestampFromMs(user.updatedAtMs),
    mfaPolicies: [],
  }
}

function apiKeyFromRow(row: CredentialRow): User['apiKeys'][number] {
  return {
    credential: { publicKey: row.publicKey, type: row.type },
    apiKeyId: row.id,
    apiKeyName: row.name,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    ...(row.expiresAtMs === null
      ? {}
      : { expirationSeconds: String(Math.ceil((row.expiresAtMs - row.createdAtMs) / 1000)) }),
  }
}
