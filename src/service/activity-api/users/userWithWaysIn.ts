import type { User } from '../../../wire/fields/user.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { userFromRows } from './userFromRows.ts'

/** A user as the wire has it, with everything that lets it in, and its tags. */
export async function userWithWaysIn(reads: Reads, user: UserRow): Promise<User> {
  const ofUser = { organizationId: user.organizationId, userId: user.id }
  const credentials = await reads.find('credentials', ofUser)
  const authenticators = await reads.find('authenticators', ofUser)
  const oauthProviders = await reads.find('oauthProviders', ofUser)
  const tags = await reads.find('userTagMembers', ofUser)
  return userFromRows(user, { credentials, authenticators, oauthProviders, tags })
}
