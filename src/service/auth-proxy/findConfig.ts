import { headers } from '../../wire/headers.ts'
import type { ProxyConfigRow } from '../store/rows.ts'
import type { Reads } from '../store/store.ts'

/** The configuration that a request names; undefined when it names none or one that does not exist. */
export async function findConfig(
  store: Reads,
  request: Request,
): Promise<ProxyConfigRow | undefined> {
  const id = request.headers.get(headers.authProxyConfigId)
  return id ? store.first('proxyConfigs', { id }) : undefined
}
