import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { SessionProfileRow } from '../../store/settingRows.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/**
 * Finds the session profile that a login names: one of the top-level organization of the user.
 *
 * @returns undefined when it names none.
 * @throws Refusal `SESSION_PROFILE_NOT_FOUND`.
 */
export async function findSessionProfile(
  reads: Reads,
  { organizationId }: Pick<UserRow, 'organizationId'>,
  id: string | undefined,
): Promise<SessionProfileRow | undefined> {
  if (id === undefined) return undefined
  const topLevelId = await topLevelIdOf(reads, organizationId)
  const row = await reads.first('sessionProfiles', { id, organizationId: topLevelId })
  if (!row) throw new Refusal('SESSION_PROFILE_NOT_FOUND')
  return row
}
