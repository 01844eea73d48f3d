import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { walletAccount } from '../fields/wallet.ts'

/** One account of a wallet, by its address or its path (from the public wire). Spec: Query endpoints (B), common rules. */
export const getWalletAccount = defineEndpoint({
  path: '/public/v1/query/get_wallet_account',
  request: v.object({
    organizationId: v.string(),
    walletId: v.string(),
    address: v.optional(v.string()),
    path: v.optional(v.string()),
  }),
  response: v.object({ account: walletAccount }),
})
