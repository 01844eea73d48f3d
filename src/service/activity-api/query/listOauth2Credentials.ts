import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { oauth2CredentialFromRow } from '../oauth2-credentials/oauth2CredentialFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

export const listOauth2Credentials: Handler<
  QueryEndpoints['listOauth2Credentials'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const rows = await parts.store.find('oauth2Credentials', { organizationId })
  const oauth2Credentials = await Promise.all(
    rows.map((row) => oauth2CredentialFromRow(parts, row)),
  )
  return { oauth2Credentials }
}
