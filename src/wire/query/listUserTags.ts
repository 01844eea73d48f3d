import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { tag } from '../fields/tag.ts'

/** All user tags of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listUserTags = defineEndpoint({
  path: '/public/v1/query/list_user_tags',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ userTags: v.array(tag) }),
})
