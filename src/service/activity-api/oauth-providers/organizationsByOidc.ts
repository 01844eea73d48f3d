import * as v from 'valibot'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import { requireIdentityProviders, requireIdToken } from '../oidc/requireIdToken.ts'
import type { CallContext } from '../requireCaller.ts'
import { findOauthProviders, type OauthPerson } from './findOauthProviders.ts'

type Context = Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>

const claimsShape = v.strictObject({ iss: v.string(), sub: v.string(), aud: v.string() })

/**
 * The organizations in which a person has a social login.
 *
 * Ours: the token must be good, not only well-formed.
 *
 * @throws Refusal `METHOD_DISABLED`, `OIDC_TOKEN_INVALID` or `UNAVAILABLE`.
 */
export async function organizationsByToken(
  context: Context,
  token: string,
): Promise<ReadonlySet<string>> {
  const identity = await requireIdToken(context, token)
  return organizationsOf(context.parts.store, identity, context.organizationId)
}

/**
 * The same by what a token would say, without one.
 *
 * Ours: it tells that a login is taken, as other filters tell it of addresses, and lets nobody in. Only issuers of ours
 * are asked about.
 *
 * @param text - JSON of `iss`, `sub` and `aud`.
 * @throws Refusal `METHOD_DISABLED` or `REQUEST_INVALID`.
 */
export async function organizationsByClaims(
  { parts, organizationId }: Context,
  text: string,
): Promise<ReadonlySet<string>> {
  const claims = v.safeParse(claimsShape, parseStrictJson(text))
  if (!claims.success)
    throw new Refusal('REQUEST_INVALID', {
      details: 'filterValue must be JSON of iss, sub and aud',
    })
  const { iss: issuer, sub: subject, aud: audience } = claims.output
  const providers = await requireIdentityProviders(parts, organizationId)
  if (!providers.some((one) => one.issuer === issuer && one.clientIds.includes(audience)))
    return new Set()
  return organizationsOf(parts.store, { issuer, subject, audience }, organizationId)
}

async function organizationsOf(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
): Promise<ReadonlySet<string>> {
  const rows = await findOauthProviders(reads, person, topLevelId)
  return new Set(rows.map(({ organizationId }) => organizationId))
}
