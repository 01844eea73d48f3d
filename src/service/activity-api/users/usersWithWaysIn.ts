import type { User } from '../../../wire/fields/user.ts'
import type { Reads } from '../../store/store.ts'
import { userFromRows } from './userFromRows.ts'

/** All users of an organization, read in five questions however many they are. */
export async function usersWithWaysIn(
  reads: Reads,
  organizationId: string,
): Promise<readonly User[]> {
  const users = await reads.find('users', { organizationId })
  const credentials = byUser(await reads.find('credentials', { organizationId }))
  const authenticators = byUser(await reads.find('authenticators', { organizationId }))
  const oauthProviders = byUser(await reads.find('oauthProviders', { organizationId }))
  const tags = byUser(await reads.find('userTagMembers', { organizationId }))
  return users.map((user) =>
    userFromRows(user, {
      credentials: credentials.get(user.id) ?? [],
      authenticators: authenticators.get(user.id) ?? [],
      oauthProviders: oauthProviders.get(user.id) ?? [],
      tags: tags.get(user.id) ?? [],
    }),
  )
}

function byUser<Row extends { readonly userId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), row])
  return groups
}
