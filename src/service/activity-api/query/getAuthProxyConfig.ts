import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { paramsFromConfig } from '../auth-proxy-config/paramsFromConfig.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers how the auth proxy works now, on or off. @throws Refusal `CONFIG_NOT_FOUND` where it never was on. */
export const getAuthProxyConfig: Handler<
  QueryEndpoints['getAuthProxyConfig'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const row = await parts.store.first('proxyConfigs', { organizationId })
  if (!row) throw new Refusal('CONFIG_NOT_FOUND')
  return {
    authProxyConfig: {
      configId: row.id,
      organizationId,
      enabled: row.isEnabled,
      ...paramsFromConfig(proxyConfigFromRow(row)),
      createdAt: timestampFromMs(row.createdAtMs),
      updatedAt: timestampFromMs(row.updatedAtMs),
    },
  }
}
