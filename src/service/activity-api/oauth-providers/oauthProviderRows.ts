import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { Refusal } from '../../http/refusal.ts'
import type { IdentityProvider, UserRow } from '../../store/rows.ts'
import { isSubject } from '../oidc/idTokenClaims.ts'
import { requireIdentityProviders } from '../oidc/requireIdToken.ts'
import { type OidcIdentity, verifyIdToken } from '../oidc/verifyIdToken.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import type { OauthPerson } from './findOauthProviders.ts'
import type { NewLink } from './linkEvidence.ts'

type Items = NewUserParams['oauthProviders']

/** Social logins that one user can have. */
export const MAX_OAUTH_PROVIDERS = 10

/**
 * The rows of social logins to add, each proven by an ID token, or claimed beside one of the same person.
 *
 * Ours: users of an organization of its own may claim without a token, because it decides about its users anyway, also for
 * an issuer that no configuration names (yet); such a login counts when it does. The proxy's user cannot, since nobody
 * vouches at a sign-up, and nobody in a sub-organization. Whether a link is proven is found when it is written.
 *
 * @param path - where the list stands in the request, for refusals.
 * @throws Refusal `METHOD_DISABLED`, `OIDC_TOKEN_INVALID`, `REQUEST_INVALID` or `UNAVAILABLE`.
 */
export async function oauthProviderRows(
  context: CallContext,
  items: Items,
  user: UserRow,
  path: string,
): Promise<readonly NewLink[]> {
  if (items.length === 0) return []
  if (items.length > MAX_OAUTH_PROVIDERS) throw tooMany(path)
  const { parts, organizationId, nowMs } = context
  const decides = await decidesAlone(context)
  const needsIssuers = !decides || items.some(({ oidcToken }) => oidcToken !== undefined)
  const providers = needsIssuers ? await requireIdentityProviders(parts, organizationId) : []
  const proven = await Promise.all(items.map((item) => provenPerson(context, providers, item)))
  const known = proven.filter((person) => person !== undefined)
  const who = decides ? 'anybody' : known
  const links: NewLink[] = []
  for (const [i, item] of items.entries()) {
    const at = `${path}.${i}`
    requireName(item.providerName, `${at}.providerName`)
    for (const person of distinct([proven[i], claimedPerson(providers, item, who, at)])) {
      if (links.some(({ row }) => isSameLogin(row, person)))
        throw invalid(`${at} is the same as one before it`)
      const { issuer, subject, audience } = person
      const row = {
        id: parts.newId(),
        organizationId: user.organizationId,
        userId: user.id,
        name: item.providerName,
        ...{ issuer, subject, audience },
        createdAtMs: nowMs,
        updatedAtMs: nowMs,
        ...{ provenAtMs: null, evidence: null, boundKey: null },
      }
      links.push({ row, token: known.find((one) => isSamePerson(one, person)) })
    }
  }
  if (links.length > MAX_OAUTH_PROVIDERS) throw tooMany(path)
  return links
}

async function provenPerson(
  { parts, nowMs }: CallContext,
  providers: readonly IdentityProvider[],
  { oidcToken }: Items[number],
): Promise<OidcIdentity | undefined> {
  if (oidcToken === undefined) return undefined
  return verifyIdToken(parts, providers, oidcToken, nowMs)
}

function claimedPerson(
  providers: readonly IdentityProvider[],
  { oidcToken, oidcClaims }: Items[number],
  known: readonly OauthPerson[] | 'anybody',
  path: string,
): OauthPerson | undefined {
  if (!oidcClaims && oidcToken === undefined)
    throw invalid(`${path} must have oidcToken or oidcClaims`)
  if (!oidcClaims) return undefined
  const { iss: issuer, sub: subject, aud: audience } = oidcClaims
  const isKnown =
    known === 'anybody' || known.some((person) => isSamePerson(person, { issuer, subject }))
  if (!isKnown) throw invalid(`${path}.oidcClaims needs an oidcToken of the same iss and sub`)
  const isOurs =
    known === 'anybody' ||
    providers.some((one) => one.issuer === issuer && one.clientIds.includes(audience))
  if (!isOurs) throw invalid(`${path}.oidcClaims must name an issuer and a client of ours`)
  requireName(issuer, `${path}.oidcClaims.iss`)
  requireName(audience, `${path}.oidcClaims.aud`)
  if (!isSubject(subject)) throw invalid(`${path}.oidcClaims.sub is malformed`)
  return { issuer, subject, audience }
}

/** Token and claims of one item may say the same twice. */
function distinct(people: readonly (OauthPerson | undefined)[]): readonly OauthPerson[] {
  const [first, second] = people.filter((person) => person !== undefined)
  if (!first) return []
  return second && !isSameLogin(first, second) ? [first, second] : [first]
}

/** A user of an organization of its own, in it: root, or allowed by a policy. Never the proxy's. */
async function decidesAlone({ parts, caller, organizationId }: CallContext): Promise<boolean> {
  if (caller.user.role === 'proxy' || caller.isParent) return false
  const organization = await parts.store.first('organizations', { id: organizationId })
  return organization?.parentId === null
}

function isSamePerson(
  a: Pick<OauthPerson, 'issuer' | 'subject'>,
  b: Pick<OauthPerson, 'issuer' | 'subject'>,
): boolean {
  return a.issuer === b.issuer && a.subject === b.subject
}

function isSameLogin(a: OauthPerson, b: OauthPerson): boolean {
  return isSamePerson(a, b) && a.audience === b.audience
}

function tooMany(path: string): Refusal {
  return invalid(`${path} has too many social logins`)
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
