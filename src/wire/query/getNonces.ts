import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { ethereumCaip2 } from '../fields/caip2.ts'

/** The number that the next transaction of an account bears. Spec: Query endpoints (B) › get_nonces. */
export const getNonces = defineEndpoint({
  path: '/public/v1/query/get_nonces',
  request: v.object({
    organizationId: v.string(),
    address: v.string(),
    caip2: ethereumCaip2,
    nonce: v.optional(v.boolean()),
    gasStationNonce: v.optional(v.boolean()),
  }),
  response: v.object({
    nonce: v.optional(v.string()),
    gasStationNonce: v.optional(v.string()),
  }),
})
