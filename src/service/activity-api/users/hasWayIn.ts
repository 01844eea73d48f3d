import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/**
 * Tells whether a user could log in again: a session, and any other key with an end, is none.
 *
 * A proven address counts in a sub-organization only: nobody logs in to an organization of its own by a code.
 */
export async function hasWayIn(reads: Reads, user: UserRow): Promise<boolean> {
  const { organizationId, id: userId } = user
  const ofUser = { organizationId, userId }
  const isProven = user.emailVerified || user.phoneNumberVerified
  if (isProven && (await topLevelIdOf(reads, organizationId)) !== organizationId) return true
  return (
    (await reads.first('authenticators', ofUser)) !== undefined ||
    (await reads.first('oauthProviders', ofUser)) !== undefined ||
    (await reads.first('credentials', { ...ofUser, expiresAtMs: null })) !== undefined
  )
}
