import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { apiKey } from '../fields/user.ts'

/** One API key (from the public wire). Spec: Query endpoints (B), common rules. */
export const getApiKey = defineEndpoint({
  path: '/public/v1/query/get_api_key',
  request: v.object({ organizationId: v.string(), apiKeyId: v.string() }),
  response: v.object({ apiKey }),
})
