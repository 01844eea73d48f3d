import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { paginationOptions } from '../fields/pagination.ts'
import { walletAccount } from '../fields/wallet.ts'

/** The accounts of a wallet, or of all wallets (from the public wire). Spec: Query endpoints (B), common rules. */
export const listWalletAccounts = defineEndpoint({
  path: '/public/v1/query/list_wallet_accounts',
  request: v.object({
    organizationId: v.string(),
    walletId: v.optional(v.string()),
    includeWalletDetails: v.optional(v.boolean()),
    paginationOptions: v.optional(paginationOptions),
  }),
  response: v.object({ accounts: v.array(walletAccount) }),
})
