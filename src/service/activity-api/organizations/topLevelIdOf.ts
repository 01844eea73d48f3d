import type { Reads } from '../../store/store.ts'

/** The organization that owns a sub-organization; an organization of its own is its own. */
export async function topLevelIdOf(reads: Reads, organizationId: string): Promise<string> {
  const organization = await reads.first('organizations', { id: organizationId })
  return organization?.parentId ?? organizationId
}
