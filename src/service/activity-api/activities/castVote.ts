import { Refusal } from '../../http/refusal.ts'
import type { Budget } from '../../policy/language/budget.ts'
import type { ActivityRow, VoteRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { type ActivitySecrets, openSecrets } from './activitySecrets.ts'
import { announceActivity } from './announceActivity.ts'
import { type Decision, decide } from './decide.ts'
import { insertEvaluations } from './insertEvaluations.ts'
import { caseOf } from './subjectOf.ts'
import { liveVotes, voteOf } from './votes.ts'
import { hasVotingRight, type VoterCall } from './votingRight.ts'

/** A vote as it was asked for. */
export type Ballot = Pick<VoteRow, 'selection' | 'message'> & {
  /** Of the activity that is voted on. */
  readonly fingerprint: string
}

/**
 * Finds the activity that somebody wants to vote on.
 *
 * @throws Refusal `FINGERPRINT_NOT_FOUND` or, when the caller's vote counts nothing there, `REQUEST_NOT_AUTHORIZED`.
 */
export async function requireVotable(
  { parts, caller, organizationId, nowMs }: CallContext,
  { fingerprint }: Ballot,
  budget: Budget,
): Promise<ActivityRow> {
  const row = await parts.store.first('activities', { organizationId, fingerprint })
  if (!row) throw new Refusal('FINGERPRINT_NOT_FOUND')
  const secrets = await openSecrets(parts, row)
  const { user, sessionProfileId } = caller
  const voter = { user, sessionProfileId, nowMs }
  if (!(await hasVotingRight(parts.store, row, secrets, voter, budget)))
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  return row
}

/**
 * Counts a vote, in one transaction with the decision that follows from it: of many votes at once one finds that
 * consensus is reached, and the activity is then `PENDING`, for that one to run.
 *
 * Ours: one rejection is enough to end an activity. A policy that begins to deny it by this vote rejects it too.
 *
 * @returns the activity with the vote, and whether the caller has to run it.
 * @throws Refusal `ACTIVITY_DECIDED`, `VOTE_EXISTS` or `REQUEST_NOT_AUTHORIZED`.
 */
export async function castVote(
  context: CallContext,
  { id, organizationId }: ActivityRow,
  ballot: Ballot,
  budget: Budget,
): Promise<{ readonly row: ActivityRow; readonly isReached: boolean }> {
  const { parts, caller, nowMs } = context
  const { steps } = budget
  return parts.store.transaction(
    async (tx) => {
      // a transaction that runs again starts with the same budget
      budget.steps = steps
      const row = await tx.first('activities', { id, organizationId })
      const user = await tx.first('users', { id: caller.user.id, organizationId })
      if (!row || !user) throw new Refusal('REQUEST_NOT_AUTHORIZED')
      const secrets = await openSecrets(parts, row)
      await requireOpen(tx, row, secrets, { ...caller, user, nowMs }, budget)
      const voted = {
        ...row,
        votes: [...row.votes, voteOf(context, { activityId: id, ...ballot })],
      }
      const one = await caseOf(tx, voted, secrets, nowMs)
      const decision = one ? await decide(tx, one, budget) : NOBODY
      const isRejection = ballot.selection === 'VOTE_SELECTION_REJECTED'
      const status = isRejection ? 'ACTIVITY_STATUS_REJECTED' : statusAfter(decision)
      const { votes } = voted
      await tx.update('activities', { id }, { votes, status, updatedAtMs: nowMs })
      const told = isRejection ? rejected(decision) : decision
      await insertEvaluations(tx, parts, { row: voted, decision: told, nowMs })
      const counted = { ...voted, status, updatedAtMs: nowMs }
      await announceActivity(tx, parts, counted)
      return { row: counted, isReached: status === 'ACTIVITY_STATUS_PENDING' }
    },
    { organizationId },
  )
}

/** Nothing runs for somebody who is gone. */
const NOBODY: Decision = { verdict: 'waiting', evaluations: [] }

async function requireOpen(
  tx: Transaction,
  row: ActivityRow,
  secrets: ActivitySecrets | null,
  voter: VoterCall,
  budget: Budget,
): Promise<void> {
  if (!(await hasVotingRight(tx, row, secrets, voter, budget)))
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  if (row.status !== 'ACTIVITY_STATUS_CONSENSUS_NEEDED') throw new Refusal('ACTIVITY_DECIDED')
  if (liveVotes(row.votes, voter.nowMs).some(({ userId }) => userId === voter.user.id))
    throw new Refusal('VOTE_EXISTS')
}

/** An activity for which nothing speaks any more waits on, as long as nothing speaks against it. */
function statusAfter({ verdict, evaluations }: Decision): ActivityRow['status'] {
  if (verdict === 'allowed') return 'ACTIVITY_STATUS_PENDING'
  const isDenied = evaluations.some(({ outcome }) => outcome === 'OUTCOME_DENY_EXPLICIT')
  return verdict === 'denied' && isDenied
    ? 'ACTIVITY_STATUS_REJECTED'
    : 'ACTIVITY_STATUS_CONSENSUS_NEEDED'
}

/** What would have gone on waiting, or been allowed, was rejected. */
function rejected(decision: Decision): Decision {
  const evaluations = decision.evaluations.map(({ policyId, outcome }) => {
    const isOver = outcome === 'OUTCOME_REQUIRES_CONSENSUS' || outcome === 'OUTCOME_ALLOW'
    return { policyId, outcome: isOver ? ('OUTCOME_REJECTED' as const) : outcome }
  })
  return { ...decision, evaluations }
}
