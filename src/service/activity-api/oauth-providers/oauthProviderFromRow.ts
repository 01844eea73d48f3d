import type { OauthProvider } from '../../../wire/fields/user.ts'
import type { OauthProviderRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** A social login as the wire has it. */
export function oauthProviderFromRow(row: OauthProviderRow): OauthProvider {
  return {
    providerId: row.id,
    providerName: row.name,
    issuer: row.issuer,
    audience: row.audience,
    subject: row.subject,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
