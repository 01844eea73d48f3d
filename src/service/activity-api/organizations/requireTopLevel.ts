import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Lets only an organization of its own pass, no sub-organization.
 *
 * Ours: a sub-organization has no sub-organizations, and sends no codes. Anyone may sign up for one, so its keys must
 * not decide what the service writes to other people, nor give a contact's limits a fresh start.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
export async function requireTopLevel({
  parts,
  organizationId,
}: Pick<CallContext, 'parts' | 'organizationId'>): Promise<void> {
  const organization = await parts.store.first('organizations', { id: organizationId })
  if (organization?.parentId !== null) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}
