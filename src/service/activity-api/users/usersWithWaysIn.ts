import type { User } from '../../../wire/fields/user.ts'
import { findInTurns } from '../../store/findInTurns.ts'
import type { Reads } from '../../store/store.ts'
import { takeTurn } from '../../takeTurn.ts'
import { userFromRows } from './userFromRows.ts'

/** Rows that are written into users in one turn of the event loop. */
const ROWS_PER_TURN = 1000

/** All users of an organization, read by table and not by user. */
export async function usersWithWaysIn(
  reads: Reads,
  organizationId: string,
): Promise<readonly User[]> {
  const users = await findInTurns(reads, 'users', { organizationId })
  const credentials = byUser(await findInTurns(reads, 'credentials', { organizationId }))
  const authenticators = byUser(await findInTurns(reads, 'authenticators', { organizationId }))
  const oauthProviders = byUser(await findInTurns(reads, 'oauthProviders', { organizationId }))
  const tags = byUser(await findInTurns(reads, 'userTagMembers', { organizationId }))
  const found: User[] = []
  let written = 0
  for (const user of users) {
    const own = {
      credentials: credentials.get(user.id) ?? [],
      authenticators: authenticators.get(user.id) ?? [],
      oauthProviders: oauthProviders.get(user.id) ?? [],
      tags: tags.get(user.id) ?? [],
    }
    found.push(userFromRows(user, own))
    written += own.credentials.length + own.authenticators.length + own.oauthProviders.length
    if (written < ROWS_PER_TURN) continue
    await takeTurn()
    written = 0
  }
  return found
}

function byUser<Row extends { readonly userId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.userId) ?? []
    group.push(row)
    groups.set(row.userId, group)
  }
  return groups
}
