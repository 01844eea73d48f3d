import { Refusal } from '../../http/refusal.ts'
import type { AuthenticatorRow, UserRow } from '../../store/rows.ts'
import type { RootUserParams } from '../organizations/rootUserParams.ts'
import type { CallContext } from '../requireCaller.ts'

export async function authenticatorRows(
  _context: CallContext,
  items: RootUserParams['authenticators'],
  _user: UserRow,
  path: string,
): Promise<readonly AuthenticatorRow[]> {
  if (items.length > 0)
    throw new Refusal('REQUEST_INVALID', {
      details: `${path}: passkeys are not available on this service`,
    })
  return []
}
