import { holdsThroughout } from '../../policy/holdsThroughout.ts'
import type { Subject } from '../../policy/keywords/keyword.ts'
import type { Budget } from '../../policy/language/budget.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { Caller } from '../requireCaller.ts'

/**
 * Tells whether the session that made a request may do something. Every other stamp may, as far as its user may.
 *
 * Spec: wire, 12 (session profiles: a scope, in the policy language).
 * Ours: the profile is read anew for each request, so a session whose profile is gone may do nothing.
 */
export async function isInScope(
  reads: Reads,
  { user, sessionProfileId: id }: Pick<Caller, 'sessionProfileId' | 'user'>,
  subject: Subject,
  budget: Budget,
): Promise<boolean> {
  if (id === null) return true
  const organizationId = await topLevelIdOf(reads, user.organizationId)
  const profile = await reads.first('sessionProfiles', { id, organizationId })
  return profile !== undefined && holdsThroughout(reads, profile.scope, subject, budget)
}
