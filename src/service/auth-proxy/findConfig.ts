import { headers } from '../../wire/headers.ts'
import { type ProxyConfig, proxyConfigFromRow } from '../proxy-settings/proxyConfig.ts'
import type { Reads } from '../store/store.ts'

/** The configuration that a request names; undefined when it names none or one that does not exist. */
export async function findConfig(store: Reads, request: Request): Promise<ProxyConfig | undefined> {
  const id = request.headers.get(headers.authProxyConfigId)
  const row = id ? await store.first('proxyConfigs', { id }) : undefined
  return row && proxyConfigFromRow(row)
}
