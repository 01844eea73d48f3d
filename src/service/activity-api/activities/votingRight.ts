import { isNamedByPolicies } from '../../policy/evaluatePolicies.ts'
import type { Budget } from '../../policy/language/budget.ts'
import { voterOf } from '../../policy/voter.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { CallContext, Caller } from '../requireCaller.ts'
import { isInScope } from '../session-profiles/isInScope.ts'
import type { ActivitySecrets } from './activitySecrets.ts'
import { openSecrets } from './activitySecrets.ts'
import { subjectOf } from './subjectOf.ts'
import { liveVotes } from './votes.ts'

/** Who votes, with which session, and when. */
export type VoterCall = Pick<Caller, 'sessionProfileId' | 'user'> & { readonly nowMs: number }

/**
 * Tells whether somebody's vote counts for an activity, be it over or not: a root user's always, anybody else's where
 * the consensus of a policy names it.
 *
 * Ours: a session votes on what it may do itself. The scope of its profile is asked about the activity, not about the vote.
 */
export async function hasVotingRight(
  reads: Reads,
  row: ActivityRow,
  secrets: ActivitySecrets | null,
  { user, sessionProfileId, nowMs }: VoterCall,
  budget: Budget,
): Promise<boolean> {
  if (user.role === 'proxy') return false
  const about = subjectOf(row, secrets)
  if (sessionProfileId !== null)
    if (!about || !(await isInScope(reads, { user, sessionProfileId }, about.subject, budget)))
      return false
  if (user.role === 'root') return true
  const policies = await reads.find('policies', { organizationId: row.organizationId })
  if (!about || policies.length === 0) return false
  const voter = await voterOf(reads, user)
  return isNamedByPolicies(reads, policies, { subject: about.subject, nowMs }, voter, budget)
}

/** Tells whether the caller can vote on an activity now: it waits, and the caller's vote counts and is not cast. */
export async function canVote(
  { parts, caller, nowMs }: CallContext,
  row: ActivityRow,
  budget: Budget,
): Promise<boolean> {
  if (row.status !== 'ACTIVITY_STATUS_CONSENSUS_NEEDED' || caller.isParent) return false
  if (liveVotes(row.votes, nowMs).some(({ userId }) => userId === caller.user.id)) return false
  const { user, sessionProfileId } = caller
  const secrets = await openSecrets(parts, row)
  return hasVotingRight(parts.store, row, secrets, { user, sessionProfileId, nowMs }, budget)
}
