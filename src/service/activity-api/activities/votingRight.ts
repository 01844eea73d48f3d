import { isNamedByPolicies } from '../../policy/evaluatePolicies.ts'
import { voterOf } from '../../policy/voter.ts'
import type { ActivityRow, UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import type { ActivitySecrets } from './activitySecrets.ts'
import { openSecrets } from './activitySecrets.ts'
import { subjectOf } from './subjectOf.ts'
import { liveVotes } from './votes.ts'

/**
 * Tells whether somebody's vote counts for an activity, be it over or not: a root user's always, anybody else's where
 * the consensus of a policy names it.
 */
export async function hasVotingRight(
  reads: Reads,
  row: ActivityRow,
  secrets: ActivitySecrets | null,
  { user, nowMs }: { readonly user: UserRow; readonly nowMs: number },
): Promise<boolean> {
  if (user.role === 'root') return true
  if (user.role === 'proxy') return false
  const about = subjectOf(row, secrets)
  const policies = await reads.find('policies', { organizationId: row.organizationId })
  if (!about || policies.length === 0) return false
  const voter = await voterOf(reads, user)
  return isNamedByPolicies(reads, policies, { subject: about.subject, nowMs }, voter)
}

/** Tells whether the caller can vote on an activity now: it waits, and the caller's vote counts and is not cast. */
export async function canVote(
  { parts, caller, nowMs }: CallContext,
  row: ActivityRow,
): Promise<boolean> {
  if (row.status !== 'ACTIVITY_STATUS_CONSENSUS_NEEDED' || caller.isParent) return false
  const { user } = caller
  if (liveVotes(row.votes, nowMs).some(({ userId }) => userId === user.id)) return false
  return hasVotingRight(parts.store, row, await openSecrets(parts, row), { user, nowMs })
}
