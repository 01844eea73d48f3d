import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { paginationOptions } from '../fields/pagination.ts'

export const suborgFilterType = v.picklist([
  'CREDENTIAL_ID',
  'NAME',
  'USERNAME',
  'EMAIL',
  'PHONE_NUMBER',
  'OIDC_TOKEN',
  'WALLET_ACCOUNT_ADDRESS',
  'PUBLIC_KEY',
])

export type SuborgFilterType = v.InferOutput<typeof suborgFilterType>

const request = v.object({
  organizationId: v.string(),
  filterType: v.optional(suborgFilterType),
  filterValue: v.optional(v.string()),
  paginationOptions: v.optional(paginationOptions),
})
const response = v.object({ organizationIds: v.array(v.string()) })

/**
 * The sub-organizations of an organization.
 *
 * Spec: Query endpoints (B) › list_suborgs.
 */
export const listSuborgs = defineEndpoint({
  path: '/public/v1/query/list_suborgs',
  request,
  response,
})

/** The same, counting only verified addresses (from the public wire). */
export const listVerifiedSuborgs = defineEndpoint({
  path: '/public/v1/query/list_verified_suborgs',
  request,
  response,
})
