import type { ApiKey } from '../../../wire/fields/user.ts'
import type { CredentialRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/**
 * A key as the wire has it: how long it lives counts from its making.
 *
 * Ours: `lastUsedAt`, to the minute, which other services do not tell.
 */
export function apiKeyFromRow(row: CredentialRow): ApiKey {
  return {
    credential: {
      publicKey: row.publicKey,
      type: row.type,
      ...(row.sessionProfileId === null ? {} : { sessionProfileId: row.sessionProfileId }),
    },
    apiKeyId: row.id,
    apiKeyName: row.name,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    ...(row.lastUsedAtMs === null ? {} : { lastUsedAt: timestampFromMs(row.lastUsedAtMs) }),
    ...(row.expiresAtMs === null
      ? {}
      : { expirationSeconds: String(Math.ceil((row.expiresAtMs - row.createdAtMs) / 1000)) }),
  }
}
