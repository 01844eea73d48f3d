import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { privateKeyTag } from '../fields/privateKey.ts'

/** The tags of private keys of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listPrivateKeyTags = defineEndpoint({
  path: '/public/v1/query/list_private_key_tags',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ privateKeyTags: v.array(privateKeyTag) }),
})
