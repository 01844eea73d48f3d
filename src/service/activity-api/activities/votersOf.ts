import type { User } from '../../../wire/fields/user.ts'
import type { ActivityRow, UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { userWithWaysIn } from '../users/userWithWaysIn.ts'

/** Users by their ids. */
export type Voters = ReadonlyMap<string, User>

/** Users that were looked up before, by their ids; null for one that is gone. */
export type KnownVoters = Map<string, User | null>

/**
 * A user who voted, with the newest ways in.
 *
 * Ours: at most 20 of each kind, twice as many as the public service lets a user have. Every record repeats its voters.
 */
export function voterFrom(reads: Reads, user: UserRow): Promise<User> {
  return userWithWaysIn(reads, user, 20)
}

/** Who voted on these activities, as far as the caller may ask about them: the proxy about itself only. */
export async function votersOf(
  { parts, caller, organizationId }: Pick<CallContext, 'parts' | 'caller' | 'organizationId'>,
  rows: readonly ActivityRow[],
  known: KnownVoters = new Map(),
): Promise<Voters> {
  const voters = new Map<string, User>()
  const ids = new Set(rows.flatMap(({ votes }) => votes.map(({ userId }) => userId)))
  for (const id of ids) {
    if (caller.user.role === 'proxy' && id !== caller.user.id) continue
    if (!known.has(id)) known.set(id, await findVoter(id))
    const voter = known.get(id)
    if (voter) voters.set(id, voter)
  }
  return voters

  async function findVoter(id: string): Promise<User | null> {
    const user = await parts.store.first('users', { id, organizationId })
    return user ? voterFrom(parts.store, user) : null
  }
}
