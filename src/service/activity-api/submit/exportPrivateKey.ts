import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { bundleFor } from '../exports/bundleFor.ts'
import type { CallContext } from '../requireCaller.ts'

/** Gives out a private key, which from then on counts as exported. */
export const exportPrivateKey: ActivityHandler<
  SubmitEndpoints['exportPrivateKey'],
  CallContext
> = async ({ privateKeyId, targetPublicKey }, context) => {
  const { parts, organizationId, nowMs } = context
  const row = await parts.store.first('privateKeys', { id: privateKeyId, organizationId })
  if (!row) throw new Refusal('PRIVATE_KEY_NOT_FOUND')
  const exportBundle = await bundleFor(context, targetPublicKey, async () => {
    const { openPrivateKey } = await import('../../wallets/privateKeySeal.ts')
    return openPrivateKey(parts, row)
  })
  return async (tx) => {
    const patch = { isExported: true, updatedAtMs: nowMs }
    const changed = await tx.update('privateKeys', { id: privateKeyId, organizationId }, patch)
    if (changed === 0) throw new Refusal('PRIVATE_KEY_NOT_FOUND')
    return { privateKeyId, exportBundle }
  }
}
