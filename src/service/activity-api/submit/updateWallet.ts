import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'

/** Renames a wallet; without a name nothing changes. */
export const updateWallet: ActivityHandler<SubmitEndpoints['updateWallet'], CallContext> = async (
  { walletId, walletName },
  { organizationId, nowMs },
) => {
  if (walletName !== undefined) requireName(walletName, 'parameters.walletName')
  return async (tx) => {
    await requireWallet(tx, organizationId, walletId)
    if (walletName !== undefined)
      await tx.update(
        'wallets',
        { id: walletId, organizationId },
        { name: walletName, updatedAtMs: nowMs },
      )
    return { walletId }
  }
}
