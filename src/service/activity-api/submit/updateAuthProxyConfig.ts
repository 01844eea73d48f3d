import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { changesFromParams } from '../auth-proxy-config/changesFromParams.ts'
import { joinChanges } from '../auth-proxy-config/joinChanges.ts'
import { requireWholeConfig } from '../auth-proxy-config/requireWholeConfig.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Sets the auth proxy up; what the request does not name stays. It holds from the next request on.
 *
 * Spec: What the service does › A, dashboard configuration; Allowed origins rules.
 * Ours: what is set here goes before what the service is started with, at later starts too.
 *
 * @throws Refusal `REQUEST_INVALID` with the rule that an entry breaks, or `CONFIG_NOT_FOUND` where there is no proxy.
 */
export const updateAuthProxyConfig: ActivityHandler<
  SubmitEndpoints['updateAuthProxyConfig'],
  CallContext
> = async (parameters, { parts, organizationId, nowMs }) => {
  const changes = changesFromParams(parts, parameters)
  return async (tx) => {
    const row = await tx.first('proxyConfigs', { organizationId })
    if (!row) throw new Refusal('CONFIG_NOT_FOUND')
    const joined = { ...row, changes: joinChanges(row.changes, changes) }
    await requireWholeConfig(tx, joined, changes)
    await tx.update('proxyConfigs', { id: row.id }, { changes: joined.changes, updatedAtMs: nowMs })
    return { configId: row.id }
  }
}
