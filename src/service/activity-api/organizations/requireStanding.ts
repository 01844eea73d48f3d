import { Refusal } from '../../http/refusal.ts'
import type { OrganizationRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'

/**
 * Lets an activity write only while its organization is there: what was decided before the end of a sub-organization, and
 * comes after it, leaves nothing. The store puts this look and the end in an order.
 *
 * @returns what it is before the activity, which may end it.
 * @throws Refusal `ORGANIZATION_NOT_FOUND`.
 */
export async function requireStanding(
  tx: Transaction,
  organizationId: string,
): Promise<OrganizationRow> {
  const organization = await tx.first('organizations', { id: organizationId })
  if (!organization) throw new Refusal('ORGANIZATION_NOT_FOUND')
  return organization
}
