import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/**
 * How long a session may live that a person of an organization starts without the top-level organization above it, in
 * seconds: the longest that an enabled configuration of the auth proxy names. Infinite for the users of the top-level
 * organization itself, and where there is no such configuration.
 *
 * Ours: whoever holds a session could otherwise trade it for one of 30 days.
 */
export async function longestSession(reads: Reads, organizationId: string): Promise<number> {
  const topLevelId = await topLevelIdOf(reads, organizationId)
  if (topLevelId === organizationId) return Number.POSITIVE_INFINITY
  const rows = await reads.find('proxyConfigs', { organizationId: topLevelId })
  const lifetimes = rows
    .filter(({ isEnabled }) => isEnabled)
    .map((row) => proxyConfigFromRow(row).sessionExpirationSeconds)
  return lifetimes.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...lifetimes)
}
