import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { wallet } from '../fields/wallet.ts'

/** One wallet (from the public wire). Spec: Query endpoints (B), common rules. */
export const getWallet = defineEndpoint({
  path: '/public/v1/query/get_wallet',
  request: v.object({ organizationId: v.string(), walletId: v.string() }),
  response: v.object({ wallet }),
})
