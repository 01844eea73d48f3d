import { headers } from '../../wire/headers.ts'
import { type ProxyConfig, proxyConfigFromRow } from '../proxy-settings/proxyConfig.ts'
import type { Reads } from '../store/store.ts'

type Found = Promise<ProxyConfig | undefined>

/** What each request has found. It is read once: strangers can send many requests, and each reading is one of the store. */
const found = new WeakMap<Request, Found>()

/** The configuration that a request names; undefined when it names none or one that does not exist. */
export function findConfig(store: Reads, request: Request): Found {
  const known = found.get(request)
  if (known) return known
  const reading = readConfig(store, request.headers.get(headers.authProxyConfigId))
  found.set(request, reading)
  return reading
}

async function readConfig(store: Reads, id: string | null): Found {
  const row = id ? await store.first('proxyConfigs', { id }) : undefined
  return row && proxyConfigFromRow(row)
}
