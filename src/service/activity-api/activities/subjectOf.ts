import { olderVersions } from '../../../wire/olderVersions.ts'
import { type SubmitEndpoints, submitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Subject } from '../../policy/keywords/keyword.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { ActivitySecrets } from './activitySecrets.ts'
import type { Approval, Case } from './decide.ts'
import { liveVotes } from './votes.ts'

type Name = keyof SubmitEndpoints

const versions = new Map<string, { readonly name: Name; readonly intentKey: string }>()
for (const name of Object.keys(submitEndpoints))
  if (isName(name)) versions.set(submitEndpoints[name].type, { name, ...submitEndpoints[name] })
for (const version of olderVersions) versions.set(version.type, version)

/** The activity of a row as policies see it; undefined for a type that this version does not know. */
export function subjectOf(
  row: ActivityRow,
  secrets: ActivitySecrets | null,
): { readonly name: Name; readonly subject: Subject } | undefined {
  const version = versions.get(row.type)
  if (!version) return undefined
  const { name, intentKey } = version
  const { resource, action } = submitEndpoints[name]
  const { type } = row
  const intent = { ...Object(row.intent[intentKey]), ...secrets?.intent }
  return { name, subject: { organizationId: row.organizationId, type, resource, action, intent } }
}

/** A row as a case to decide; undefined when its submitter is gone, or its type. */
export async function caseOf(
  reads: Reads,
  row: ActivityRow,
  secrets: ActivitySecrets | null,
  nowMs: number,
): Promise<Case | undefined> {
  const { organizationId } = row
  const about = subjectOf(row, secrets)
  const submitter = await reads.first('users', { id: row.userId, organizationId })
  if (!about || !submitter) return undefined
  const approvals: Approval[] = []
  for (const { userId, selection, publicKey } of liveVotes(row.votes, nowMs)) {
    if (selection !== 'VOTE_SELECTION_APPROVED') continue
    const user = await reads.first('users', { id: userId, organizationId })
    // who is gone has no vote
    if (user) approvals.push({ user, publicKey })
  }
  return { ...about, submitter, approvals, nowMs }
}

function isName(name: string): name is Name {
  return Object.hasOwn(submitEndpoints, name)
}
