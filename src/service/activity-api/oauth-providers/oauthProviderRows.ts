import { Refusal } from '../../http/refusal.ts'
import type { OauthProviderRow, UserRow } from '../../store/rows.ts'
import type { RootUserParams } from '../organizations/rootUserParams.ts'
import type { CallContext } from '../requireCaller.ts'

export async function oauthProviderRows(
  _context: CallContext,
  items: RootUserParams['oauthProviders'],
  _user: UserRow,
  path: string,
): Promise<readonly OauthProviderRow[]> {
  if (items.length > 0)
    throw new Refusal('REQUEST_INVALID', {
      details: `${path}: social logins are not available on this service`,
    })
  return []
}
