import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireWallet } from '../wallets/requireWallet.ts'

/**
 * Takes wallets away with their accounts, all of them or none.
 *
 * Spec: delete_wallet_accounts › deleteWithoutExport, for whole wallets: what nobody has outside is lost for ever, so
 * that has to be said.
 */
export const deleteWallets: ActivityHandler<SubmitEndpoints['deleteWallets'], CallContext> =
  async ({ walletIds, deleteWithoutExport = false }, { organizationId }) =>
  async (tx) => {
    for (const walletId of walletIds) {
      const wallet = await requireWallet(tx, organizationId, walletId)
      if (!wallet.isExported && !deleteWithoutExport) throw new Refusal('WALLET_NOT_EXPORTED')
      await tx.remove('walletAccounts', { walletId, organizationId })
      await tx.remove('wallets', { id: walletId, organizationId })
    }
    return { walletIds }
  }
