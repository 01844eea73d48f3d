import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Takes accounts from their wallets, all of them or none.
 *
 * Spec: Submit endpoints › delete_wallet_accounts › deleteWithoutExport.
 * Ours: an account counts as exported with its wallet too. It can be derived again as long as the wallet is there.
 */
export const deleteWalletAccounts: ActivityHandler<
  SubmitEndpoints['deleteWalletAccounts'],
  CallContext
> =
  async ({ walletAccountIds, deleteWithoutExport = false }, { organizationId }) =>
  async (tx) => {
    for (const id of walletAccountIds) {
      const account = await tx.first('walletAccounts', { id, organizationId })
      if (!account) throw new Refusal('WALLET_ACCOUNT_NOT_FOUND')
      const wallet = await tx.first('wallets', { id: account.walletId, organizationId })
      if (!account.isExported && !wallet?.isExported && !deleteWithoutExport)
        throw new Refusal('WALLET_ACCOUNT_NOT_EXPORTED')
      await tx.remove('walletAccounts', { id, organizationId })
    }
    return { walletAccountIds }
  }
