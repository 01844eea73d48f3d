import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { defaultSettings, newColumns } from '../../proxy-settings/defaultSettings.ts'
import { newProxyKey } from '../../proxy-settings/newProxyKey.ts'
import { newProxyCredential, newProxyUser } from '../../proxy-settings/proxyRows.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Turns the auth proxy on: makes its user and its key.
 *
 * Spec: What the service does › A, dashboard configuration.
 * Ours: a proxy that was off comes back with its settings under the id that apps know, and with another key. One that is
 * on already stays as it is.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED` for a sub-organization.
 */
export const enableAuthProxy: ActivityHandler<
  SubmitEndpoints['enableAuthProxy'],
  CallContext
> = async (_parameters, context) => {
  const { parts, organizationId, nowMs } = context
  await requireTopLevel(context)
  const known = await parts.store.first('proxyConfigs', { organizationId })
  const place = { id: known?.id ?? parts.newId(), organizationId }
  const key = await newProxyKey(parts.sealer, place)
  const making = { newId: parts.newId, nowMs }
  const user = newProxyUser(making, organizationId)
  const isOn = { ...key, userId: user.id, isEnabled: true, updatedAtMs: nowMs }
  return async (tx) => {
    const row = await tx.first('proxyConfigs', { organizationId })
    if (row?.isEnabled) return { userId: row.userId }
    // made in this very moment by another request, and turned off again: its key would not open under our id
    if (row?.id !== known?.id) throw new Refusal('UNAVAILABLE')
    const made = {
      ...(row ?? { ...defaultSettings(parts.development), ...newColumns, createdAtMs: nowMs }),
      ...place,
      ...isOn,
    }
    await tx.insert('users', user)
    await tx.insert('credentials', newProxyCredential(making, made))
    if (row) await tx.update('proxyConfigs', { id: row.id }, isOn)
    else await tx.insert('proxyConfigs', made)
    return { userId: user.id }
  }
}
