import type { ActivityRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'
import { APP_PROOFS_MEMBER, appProofsOf } from './appProofs.ts'

/**
 * The activity that made the organization of a request, if that is a sub-organization.
 *
 * Ours: it is the parent's, and those whose organization it made may read it there: it holds the proofs of where their
 * first addresses were made. Who cast votes on it, and how the parent decided, is nobody's business there.
 */
export async function makingActivity({
  parts: { store },
  organizationId: id,
}: CallContext): Promise<ActivityRow | undefined> {
  const made = await store.first('organizations', { id })
  if (!made?.parentId || !made.activityId) return undefined
  const where = { id: made.activityId, organizationId: made.parentId }
  const row = await store.first('activities', where)
  if (!row) return undefined
  const proofs = appProofsOf(row).filter(
    // written by `addressClaims`
    ({ proofPayload }) => JSON.parse(proofPayload).addressDerivationProof?.organizationId === id,
  )
  return { ...row, votes: [], result: { ...row.result, [APP_PROOFS_MEMBER]: proofs } }
}
