import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { organizationFeature } from '../fields/organizationFeature.ts'

/** The features and the root quorum of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const getOrganizationConfigs = defineEndpoint({
  path: '/public/v1/query/get_organization_configs',
  request: v.object({ organizationId: v.string() }),
  response: v.object({
    configs: v.object({
      features: v.optional(v.array(organizationFeature)),
      quorum: v.optional(v.object({ threshold: v.number(), userIds: v.array(v.string()) })),
    }),
  }),
})
