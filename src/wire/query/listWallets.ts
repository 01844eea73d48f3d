import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { wallet } from '../fields/wallet.ts'

/** The wallets of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listWallets = defineEndpoint({
  path: '/public/v1/query/list_wallets',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ wallets: v.array(wallet) }),
})
