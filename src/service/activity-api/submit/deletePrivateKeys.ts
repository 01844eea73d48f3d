import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Takes private keys away, all of them or none.
 *
 * Spec: delete_wallet_accounts › deleteWithoutExport, for private keys: a key that nobody has outside is lost for ever.
 */
export const deletePrivateKeys: ActivityHandler<SubmitEndpoints['deletePrivateKeys'], CallContext> =
  async ({ privateKeyIds, deleteWithoutExport = false }, { organizationId }) =>
  async (tx) => {
    for (const privateKeyId of privateKeyIds) {
      const row = await tx.first('privateKeys', { id: privateKeyId, organizationId })
      if (!row) throw new Refusal('PRIVATE_KEY_NOT_FOUND')
      if (!row.isExported && !deleteWithoutExport) throw new Refusal('PRIVATE_KEY_NOT_EXPORTED')
      await tx.remove('taggedPrivateKeys', { privateKeyId, organizationId })
      await tx.remove('privateKeyAddresses', { privateKeyId, organizationId })
      await tx.remove('privateKeys', { id: privateKeyId, organizationId })
    }
    return { privateKeyIds }
  }
