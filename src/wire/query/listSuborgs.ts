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

/** One more of the public wire: a JSON text of `iss`, `sub` and `aud`, to ask whether a social login is taken. */
export const lookupFilterType = v.picklist([...suborgFilterType.options, 'OIDC_CLAIMS'])

export type LookupFilterType = v.InferOutput<typeof lookupFilterType>

const request = v.object({
  organizationId: v.string(),
  filterType: v.optional(lookupFilterType),
  filterValue: v.optional(v.string()),
  paginationOptions: v.optional(paginationOptions),
})
const response = v.object({
  organizationIds: v.array(v.string()),
  /**
   * True when a look-up by `OIDC_TOKEN` or `OIDC_CLAIMS` finds no account, and some account has the social login by a link
   * that is not proven (not on the public wire).
   */
  providerNotVerified: v.optional(v.boolean()),
})

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
