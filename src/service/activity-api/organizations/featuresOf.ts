import type { Reads } from '../../store/store.ts'

/** The features of an organization as the wire has them, the oldest first. */
export async function featuresOf(reads: Reads, organizationId: string) {
  const rows = await reads.find('organizationFeatures', { organizationId })
  return rows.map(({ name, value }) => ({ name, value }))
}
