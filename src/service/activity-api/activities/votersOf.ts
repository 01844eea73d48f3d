import type { User } from '../../../wire/fields/user.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'
import { userWithWaysIn } from '../users/userWithWaysIn.ts'

/** Users by their ids. */
export type Voters = ReadonlyMap<string, User>

/** Who voted on these activities, as far as the caller may ask about them: the proxy about itself only. */
export async function votersOf(
  { parts, caller, organizationId }: Pick<CallContext, 'parts' | 'caller' | 'organizationId'>,
  rows: readonly ActivityRow[],
): Promise<Voters> {
  const voters = new Map<string, User>()
  const ids = new Set(rows.flatMap(({ votes }) => votes.map(({ userId }) => userId)))
  for (const id of ids) {
    if (caller.user.role === 'proxy' && id !== caller.user.id) continue
    const user = await parts.store.first('users', { id, organizationId })
    if (user) voters.set(id, await userWithWaysIn(parts.store, user))
  }
  return voters
}
