import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { oauth2CredentialFromRow } from '../oauth2-credentials/oauth2CredentialFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

export const getOauth2Credential: Handler<
  QueryEndpoints['getOauth2Credential'],
  CallContext
> = async ({ oauth2CredentialId: id }, { parts, organizationId }) => {
  const row = await parts.store.first('oauth2Credentials', { id, organizationId })
  if (!row) throw new Refusal('OAUTH2_CREDENTIAL_NOT_FOUND')
  return { oauth2Credential: await oauth2CredentialFromRow(parts, row) }
}
