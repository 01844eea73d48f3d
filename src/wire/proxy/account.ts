import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswers } from '../proxyAnswers.ts'
import { lookupFilterType } from '../query/listSuborgs.ts'

/**
 * Finds the sub-organization of a person; answers `{}` when there is none.
 *
 * Spec: Authentication proxy endpoints › /v1/account.
 * Ours: with a verification token only verified owners of the address are found.
 */
export const account = takes(
  proxyAnswers.account,
  v.object({
    filterType: lookupFilterType,
    filterValue: v.string(),
    verificationToken: v.optional(v.string()),
    oidcToken: v.optional(v.string()),
  }),
)
