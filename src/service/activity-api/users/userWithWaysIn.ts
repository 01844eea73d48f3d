import type { User } from '../../../wire/fields/user.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { userFromRows } from './userFromRows.ts'

/**
 * A user as the wire has it, with everything that lets it in, and its tags.
 *
 * @param most - so many of the newest keys, passkeys and social logins each. Default: all.
 */
export async function userWithWaysIn(reads: Reads, user: UserRow, most?: number): Promise<User> {
  const ofUser = { organizationId: user.organizationId, userId: user.id }
  const options = most === undefined ? {} : ({ limit: most, order: 'desc' } as const)
  const inOrder = <Row>(rows: readonly Row[]) => (most === undefined ? rows : rows.toReversed())
  const credentials = inOrder(await reads.find('credentials', ofUser, options))
  const authenticators = inOrder(await reads.find('authenticators', ofUser, options))
  const oauthProviders = inOrder(await reads.find('oauthProviders', ofUser, options))
  const tags = await reads.find('userTagMembers', ofUser)
  return userFromRows(user, { credentials, authenticators, oauthProviders, tags })
}
