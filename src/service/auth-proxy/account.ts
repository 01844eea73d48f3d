import type { RequestOf } from '../../wire/endpoint.ts'
import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { listSuborgs, listVerifiedSuborgs } from '../../wire/query/listSuborgs.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyContext } from './proxyContext.ts'
import { canHoldContact, plainContact, requireTokenFor } from './requireTokenFor.ts'

type Body = RequestOf<typeof proxyEndpoints.account>

/**
 * Spec: Authentication proxy endpoints › /v1/account.
 * Ours: nobody is an empty response, and the oldest of several accounts counts. With a verification token the response
 * names the account that a login with this token enters; `addressNotVerified` says that accounts name the address and it
 * is verified in none, so that a client can tell the person before it makes another account; `providerNotVerified` says the
 * same of a social login. Without a token an account in
 * which the address is verified comes first; the configuration may say that there is no response without one.
 */
export const account: Handler<typeof proxyEndpoints.account, ProxyContext> = async (
  body,
  context,
) => {
  const { filterType, filterValue, verificationToken } = body
  const lookup = { filterType, filterValue }
  if (!canHoldContact(lookup)) return find(context, lookup)
  if (verificationToken !== undefined) return byToken(body, verificationToken, context)
  if (context.config.requiresVerificationToken)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is missing' })
  await context.countContact(plainContact(filterValue))
  const verified = await first(context, listVerifiedSuborgs, lookup)
  return named(verified ?? (await first(context, listSuborgs, lookup)))
}

/** The account of a credential. Of a social login, the one in which the link is proven. */
async function find({ api }: ProxyContext, lookup: Pick<Body, 'filterType' | 'filterValue'>) {
  const { organizationIds, providerNotVerified } = await api.query(listSuborgs, lookup)
  const [organizationId] = organizationIds
  return organizationId === undefined && providerNotVerified === true
    ? { providerNotVerified }
    : named(organizationId)
}

/** The account that a login with the token enters. */
async function byToken(body: Body, verificationToken: string, context: ProxyContext) {
  const { filterValue } = body
  const token = await requireTokenFor(body, verificationToken, context)
  const lookup = { filterType: token.filterType, filterValue } as const
  const verified = await first(context, listVerifiedSuborgs, lookup)
  if (verified !== undefined) return named(verified)
  const { api } = context
  if ((await first(context, listSuborgs, lookup)) === undefined) return {}
  const ofKey = { filterType: 'PUBLIC_KEY', filterValue: token.publicKey } as const
  for (const id of (await api.query(listSuborgs, ofKey)).organizationIds)
    if (await isListed(context, lookup, id)) return named(id)
  return { addressNotVerified: true }
}

/** Whether a look-up finds an account, however many others it finds: the page that ends with the account. */
async function isListed(
  { api }: ProxyContext,
  lookup: Pick<Body, 'filterType' | 'filterValue'>,
  id: string,
): Promise<boolean> {
  const paginationOptions = { limit: '1', before: `${id}~` }
  const { organizationIds } = await api.query(listSuborgs, { ...lookup, paginationOptions })
  return organizationIds.includes(id)
}

async function first(
  { api }: ProxyContext,
  endpoint: typeof listSuborgs | typeof listVerifiedSuborgs,
  lookup: Pick<Body, 'filterType' | 'filterValue'>,
): Promise<string | undefined> {
  return (await api.query(endpoint, lookup)).organizationIds[0]
}

function named(organizationId: string | undefined) {
  return organizationId === undefined ? {} : { organizationId }
}
