import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { apiKey } from '../fields/user.ts'

/**
 * The API keys of one user, or of all, those of sessions among them (from the public wire).
 *
 * Spec: Query endpoints (B), common rules.
 */
export const getApiKeys = defineEndpoint({
  path: '/public/v1/query/get_api_keys',
  request: v.object({ organizationId: v.string(), userId: v.optional(v.string()) }),
  response: v.object({ apiKeys: v.array(apiKey) }),
})
