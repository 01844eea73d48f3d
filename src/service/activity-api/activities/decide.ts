import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { type Evaluation, evaluatePolicies } from '../../policy/evaluatePolicies.ts'
import type { Subject } from '../../policy/keywords/keyword.ts'
import type { Budget } from '../../policy/language/budget.ts'
import { otherVoters, type Voter, voterOf } from '../../policy/voter.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { ownRightOf } from '../authorize.ts'

/** Somebody who has approved, and the key that it did so with. */
export type Approval = { readonly user: UserRow; readonly publicKey: string }

/** What is to be decided. */
export type Case = {
  readonly name: keyof SubmitEndpoints
  readonly subject: Subject
  readonly submitter: UserRow
  readonly approvals: readonly Approval[]
  readonly nowMs: number
}

/** Whether an activity may run, waits for more approvals, or must not run; and what each policy said to that. */
export type Decision = {
  readonly verdict: 'allowed' | 'waiting' | 'denied'
  readonly evaluations: readonly Evaluation[]
}

/**
 * Decides about an activity.
 *
 * Spec: policies › outcome of a request: a quorum of root users; else a policy that denies; else one that allows; else no.
 * Ours: what every user may do for itself counts as allowed where no policy denies it.
 *
 * @param budget - of the request; asking the policies uses it up.
 */
export async function decide(reads: Reads, one: Case, budget: Budget): Promise<Decision> {
  const quorum = await askRootQuorum(reads, one)
  if (quorum === 'reached') return { verdict: 'allowed', evaluations: [] }
  const without = quorum === 'reachable' ? 'waiting' : 'denied'
  const right = ownRightOf(one.submitter, one.name, one.subject.intent)
  if (right === 'never') return { verdict: without, evaluations: [] }
  const evaluations = await askPolicies(reads, one, budget)
  const says = (outcome: Evaluation['outcome']) =>
    evaluations.some((evaluation) => evaluation.outcome === outcome)
  if (says('OUTCOME_DENY_EXPLICIT')) return { verdict: without, evaluations }
  if (right === 'always' || says('OUTCOME_ALLOW')) return { verdict: 'allowed', evaluations }
  return { verdict: says('OUTCOME_REQUIRES_CONSENSUS') ? 'waiting' : without, evaluations }
}

/** The quorum of an activity that no root user has approved is out of reach: nobody asks for it. */
async function askRootQuorum(
  reads: Reads,
  { subject: { organizationId }, approvals }: Case,
): Promise<'reached' | 'reachable' | 'none'> {
  const roots = approvals.filter(({ user }) => user.role === 'root').length
  if (roots === 0) return 'none'
  const organization = await reads.first('organizations', { id: organizationId })
  if (!organization) return 'none'
  const { rootQuorumThreshold } = organization
  if (roots >= rootQuorumThreshold) return 'reached'
  const all = await reads.count('users', { organizationId, role: 'root' })
  return all >= rootQuorumThreshold ? 'reachable' : 'none'
}

async function askPolicies(
  reads: Reads,
  { subject, approvals, nowMs }: Case,
  budget: Budget,
): Promise<readonly Evaluation[]> {
  const { organizationId } = subject
  const policies = await reads.find('policies', { organizationId })
  if (policies.length === 0) return []
  const voted: Voter[] = []
  for (const { user, publicKey } of approvals) voted.push(await voterOf(reads, user, publicKey))
  let known: Promise<readonly Voter[]> | undefined
  const others = () => {
    known ??= otherVoters(reads, organizationId, new Set(approvals.map(({ user }) => user.id)))
    return known
  }
  return evaluatePolicies(reads, policies, { subject, voted, others, nowMs }, budget)
}
