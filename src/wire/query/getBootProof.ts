import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { bootProof } from '../fields/bootProof.ts'

/** Where the ephemeral key of an app proof comes from (from the public wire). Spec: Query endpoints (B), common rules. */
export const getBootProof = defineEndpoint({
  path: '/public/v1/query/get_boot_proof',
  request: v.object({ organizationId: v.string(), ephemeralKey: v.string() }),
  response: v.object({ bootProof }),
})
