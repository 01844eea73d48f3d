import type { PolicyParams } from '../../../wire/fields/policy.ts'
import { Refusal } from '../../http/refusal.ts'
import { bounds } from '../../limits/limits.ts'
import { requireExpressions } from '../../policy/scopes.ts'
import type { PolicyRow } from '../../store/policyRows.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

/** Longest notes, in UTF-16 units. Ours. */
const MAX_NOTES_LENGTH = 5000

/** What of a policy people write. */
type Written = Pick<PolicyRow, 'condition' | 'consensus' | 'name' | 'notes' | 'time'>

/** The members of a request that hold it. */
export type WrittenPaths = { readonly [K in keyof Written]: string }

/**
 * Lets a policy pass: a name, notes, and expressions that parse, whose parts fit and that cost little to evaluate.
 *
 * @param paths - where each stands in the request.
 * @throws Refusal `REQUEST_INVALID`; for an expression with the place where it goes wrong.
 */
export function requirePolicy(policy: Written, paths: WrittenPaths): void {
  requireName(policy.name, paths.name)
  if (policy.notes.length > MAX_NOTES_LENGTH)
    throw new Refusal('REQUEST_INVALID', {
      details: `${paths.notes} must be at most ${MAX_NOTES_LENGTH} characters`,
    })
  const parts = ['condition', 'consensus', 'time'] as const
  const written = parts.map((part) => ({ text: policy[part], part, path: paths[part] }))
  requireExpressions(written.filter(({ text }) => text !== ''))
}

/**
 * The row of a new policy.
 *
 * @param path - where the policy stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function newPolicyRow(
  { parts, organizationId, nowMs }: CallContext,
  { policyName: name, condition = '', consensus = '', time = '', effect, notes }: PolicyParams,
  path: string,
): PolicyRow {
  requirePolicy(
    { name, condition, consensus, time, notes },
    {
      name: `${path}.policyName`,
      condition: `${path}.condition`,
      consensus: `${path}.consensus`,
      time: `${path}.time`,
      notes: `${path}.notes`,
    },
  )
  const expressions = { condition, consensus, time }
  const times = { createdAtMs: nowMs, updatedAtMs: nowMs }
  return { id: parts.newId(), organizationId, name, effect, ...expressions, notes, ...times }
}

/** Keeps new policies, all of them or none. @throws Refusal `REQUEST_INVALID` or `POLICY_EXISTS`. */
export async function insertPolicies(
  tx: Transaction,
  organizationId: string,
  rows: readonly PolicyRow[],
): Promise<void> {
  await requireRoom(tx, organizationId, 'policies', rows.length)
  await requireRoomForText(tx, organizationId, rows)
  for (const row of rows) {
    await requireFreePolicyName(tx, row)
    await tx.insert('policies', row)
  }
}

/**
 * Bounds the expressions of all policies of an organization: each of them is read for every activity.
 *
 * @param changed - policies that are about to be stored; one of them may be stored already in another form.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function requireRoomForText(
  reads: Reads,
  organizationId: string,
  changed: readonly PolicyRow[],
): Promise<void> {
  const ids = new Set(changed.map(({ id }) => id))
  const stored = await reads.find('policies', { organizationId })
  const others = stored.filter(({ id }) => !ids.has(id))
  const length = [...others, ...changed].reduce((sum, row) => sum + lengthOfExpressions(row), 0)
  const most = bounds.policyCharactersPerOrganization
  // an organization that had more before may still make its policies shorter
  const before = stored.reduce((sum, row) => sum + lengthOfExpressions(row), 0)
  if (length > most && length > before)
    throw new Refusal('REQUEST_INVALID', {
      details: `the policies of an organization can have at most ${most} characters in all`,
    })
}

function lengthOfExpressions({ condition, consensus, time }: PolicyRow): number {
  return condition.length + consensus.length + time.length
}

/** @throws Refusal `POLICY_EXISTS`. Ours: names differ when any character of them does. */
export async function requireFreePolicyName(
  reads: Reads,
  { name, organizationId }: Pick<PolicyRow, 'name' | 'organizationId'>,
): Promise<void> {
  if (await reads.first('policies', { name, organizationId })) throw new Refusal('POLICY_EXISTS')
}

/**
 * The policy of an organization that a request is about.
 *
 * @throws Refusal `POLICY_NOT_FOUND`, also for a policy of another organization.
 */
export async function requirePolicyRow(
  reads: Reads,
  organizationId: string,
  id: string,
): Promise<PolicyRow> {
  const row = await reads.first('policies', { id, organizationId })
  if (!row) throw new Refusal('POLICY_NOT_FOUND')
  return row
}
