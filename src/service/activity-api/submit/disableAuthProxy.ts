import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { removeUser } from '../users/removeUser.ts'

/**
 * Turns the auth proxy off, and takes its user and its key away.
 *
 * Ours: its settings stay for the next time. Who is logged in stays so, and the organization's own requests go on.
 */
export const disableAuthProxy: ActivityHandler<SubmitEndpoints['disableAuthProxy'], CallContext> =
  async (_parameters, { organizationId, nowMs }) =>
  async (tx) => {
    const row = await tx.first('proxyConfigs', { organizationId })
    if (!row?.isEnabled) return {}
    await removeUser(tx, { id: row.userId, organizationId })
    const isOff = { isEnabled: false, sealedPrivateKey: '', updatedAtMs: nowMs }
    await tx.update('proxyConfigs', { id: row.id }, isOff)
    return {}
  }
