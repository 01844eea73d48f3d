import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { onRampFacts } from '../on-ramp/onRampFacts.ts'
import { sealOnRampSecrets } from '../on-ramp/onRampSecrets.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

export const createFiatOnRampCredential: ActivityHandler<
  SubmitEndpoints['createFiatOnRampCredential'],
  CallContext
> = async (parameters, { parts, organizationId, nowMs }) => {
  const place = { id: parts.newId(), organizationId }
  const row = {
    ...place,
    provider: parameters.onrampProvider,
    ...onRampFacts(parameters),
    ...(await sealOnRampSecrets(parts, place, parameters)),
    isSandbox: parameters.sandboxMode ?? false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return async (tx) => {
    await requireRoom(tx, organizationId, 'fiatOnRampCredentials', 1)
    await tx.insert('fiatOnRampCredentials', row)
    return { fiatOnRampCredentialId: row.id }
  }
}
