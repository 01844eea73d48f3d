import type { Oauth2Credential } from '../../../wire/fields/oauth2Credential.ts'
import type { ServiceParts } from '../../parts.ts'
import type { Oauth2CredentialRow } from '../../store/settingRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { openCredentialSecret } from './credentialSecret.ts'

/** A client of a provider as the wire has it. */
export async function oauth2CredentialFromRow(
  parts: Pick<ServiceParts, 'sealer'>,
  row: Oauth2CredentialRow,
): Promise<Oauth2Credential> {
  return {
    oauth2CredentialId: row.id,
    organizationId: row.organizationId,
    provider: row.provider,
    clientId: row.clientId,
    encryptedClientSecret: await openCredentialSecret(parts, row),
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
