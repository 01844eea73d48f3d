import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { listSuborgs, listVerifiedSuborgs } from '../../wire/query/listSuborgs.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyContext } from './proxyContext.ts'
import { isAboutContact, plainContact, requireTokenFor } from './requireTokenFor.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/account.
 * Ours: the oldest account answers when there are several; nobody is an empty answer. With a verification token of the
 * contact only its verified owners are found; the configuration may say that without one nobody is.
 */
export const account: Handler<typeof proxyEndpoints.account, ProxyContext> = async (
  { filterType, filterValue, verificationToken },
  context,
) => {
  const lookup = { filterType, filterValue }
  const isVerified = verificationToken !== undefined && isAboutContact(lookup)
  if (!isVerified && context.config.requiresVerificationToken && isAboutContact(lookup))
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is missing' })
  if (isAboutContact(lookup) && !isVerified) await context.countContact(plainContact(filterValue))
  if (isVerified) await requireTokenFor(lookup, verificationToken, context)
  const endpoint = isVerified ? listVerifiedSuborgs : listSuborgs
  const { organizationIds } = await context.api.query(endpoint, lookup)
  const [organizationId] = organizationIds
  return organizationId === undefined ? {} : { organizationId }
}
