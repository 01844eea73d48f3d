import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/**
 * Tells whether external wallets log in to an organization.
 *
 * Ours: one of the auth proxy's configurations must enable them. An organization of its own, and one that has no
 * configuration, takes every key that it has registered.
 */
export async function allowsWallets(reads: Reads, organizationId: string): Promise<boolean> {
  const topLevelId = await topLevelIdOf(reads, organizationId)
  if (topLevelId === organizationId) return true
  const rows = await reads.find('proxyConfigs', { organizationId: topLevelId })
  const configs = rows.map(proxyConfigFromRow)
  return configs.length === 0 || configs.some((it) => it.enabledProviders.includes('wallet'))
}
