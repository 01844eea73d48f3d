import * as v from 'valibot'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import { requireIdentityProviders, requireIdToken } from '../oidc/requireIdToken.ts'
import type { CallContext } from '../requireCaller.ts'
import { findProvenLogins, hasLogin, type OauthPerson } from './findOauthProviders.ts'

type Context = Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>

/** The organizations of a look-up. */
export type FoundByOidc = {
  readonly ids: ReadonlySet<string>
  /** True when there is none, and some account has the social login by a link that is not proven. */
  readonly hasUnproven: boolean
}

const claimsShape = v.strictObject({ iss: v.string(), sub: v.string(), aud: v.string() })

/**
 * The organizations that a person enters by a social login: those in which the link is proven.
 *
 * Ours: the token must be good, not only well-formed.
 *
 * @throws Refusal `METHOD_DISABLED`, `OIDC_TOKEN_INVALID` or `UNAVAILABLE`.
 */
export async function organizationsByToken(context: Context, token: string): Promise<FoundByOidc> {
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
): Promise<FoundByOidc> {
  const claims = v.safeParse(claimsShape, parseStrictJson(text))
  if (!claims.success)
    throw new Refusal('REQUEST_INVALID', {
      details: 'filterValue must be JSON of iss, sub and aud',
    })
  const { iss: issuer, sub: subject, aud: audience } = claims.output
  const providers = await requireIdentityProviders(parts, organizationId)
  if (!providers.some((one) => one.issuer === issuer && one.clientIds.includes(audience)))
    return { ids: new Set(), hasUnproven: false }
  return organizationsOf(parts.store, { issuer, subject, audience }, organizationId)
}

async function organizationsOf(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
): Promise<FoundByOidc> {
  const rows = await findProvenLogins(reads, person, topLevelId)
  const ids = new Set(rows.map(({ organizationId }) => organizationId))
  return { ids, hasUnproven: ids.size === 0 && (await hasLogin(reads, person, topLevelId)) }
}
