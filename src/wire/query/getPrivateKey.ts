import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { privateKey } from '../fields/privateKey.ts'

/** One private key: what is public of it (from the public wire). Spec: Query endpoints (B), common rules. */
export const getPrivateKey = defineEndpoint({
  path: '/public/v1/query/get_private_key',
  request: v.object({ organizationId: v.string(), privateKeyId: v.string() }),
  response: v.object({ privateKey }),
})
