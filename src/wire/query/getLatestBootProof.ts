import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { bootProof } from '../fields/bootProof.ts'

/** The newest boot proof of an app (from the public wire). Spec: Query endpoints (B), common rules. */
export const getLatestBootProof = defineEndpoint({
  path: '/public/v1/query/get_latest_boot_proof',
  request: v.object({ organizationId: v.string(), appName: v.string() }),
  response: v.object({ bootProof }),
})
