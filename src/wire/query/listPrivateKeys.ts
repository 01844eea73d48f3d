import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { privateKey } from '../fields/privateKey.ts'

/** The private keys of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listPrivateKeys = defineEndpoint({
  path: '/public/v1/query/list_private_keys',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ privateKeys: v.array(privateKey) }),
})
