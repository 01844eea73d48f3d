import type { ServiceParts } from '../../parts.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { hasVerifiedAddress } from '../organizations/addressVerification.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/**
 * Tells whether a user could log in again: a session, any other key with an end, and a social login that is not proven are
 * no ways in.
 *
 * A verified address counts in a sub-organization only: nobody logs in to an organization of its own by a code.
 */
export async function hasWayIn(
  reads: Reads,
  parts: Pick<ServiceParts, 'sealer'>,
  user: UserRow,
): Promise<boolean> {
  const { organizationId, id: userId } = user
  const ofUser = { organizationId, userId }
  const parentId = await topLevelIdOf(reads, organizationId)
  if (parentId !== organizationId && (await hasVerifiedAddress(reads, parts, user, parentId)))
    return true
  return (
    (await reads.first('authenticators', ofUser)) !== undefined ||
    (await reads.first('oauthProviders', { ...ofUser, provenAtMs: { gt: -1 } })) !== undefined ||
    (await reads.first('credentials', { ...ofUser, expiresAtMs: null })) !== undefined
  )
}
