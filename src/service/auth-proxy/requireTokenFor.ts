import { verifyToken } from '../../crypto/token/verifyToken.ts'
import type { LookupFilterType } from '../../wire/query/listSuborgs.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyContext } from './proxyContext.ts'

/** The filters that look an address up, by the type of the verification token that speaks for it. */
const FILTER_OF_TYPE = {
  OTP_TYPE_EMAIL: 'EMAIL',
  OTP_TYPE_SMS: 'PHONE_NUMBER',
} as const

/**
 * The filters whose value can be an address. Names are among them: a sign-up without a name stores the address as the
 * user's name, and anybody can name an organization by one.
 */
const CONTACT_FILTERS: readonly LookupFilterType[] = ['EMAIL', 'PHONE_NUMBER', 'USERNAME', 'NAME']

/** What is looked up: `filterType` and `filterValue` of the request. */
export type Lookup = { readonly filterType: LookupFilterType; readonly filterValue: string }

/** What a verification token says about a look-up: the filter for its address, and the key that it names. */
export type LookupToken = {
  readonly filterType: 'EMAIL' | 'PHONE_NUMBER'
  readonly publicKey: string
}

/** True when the value of a look-up can be somebody's address. */
export function canHoldContact({ filterType }: Lookup): boolean {
  return CONTACT_FILTERS.includes(filterType)
}

/**
 * Lets a look-up pass whose verification token is ours, of this organization, alive, and about that very contact.
 *
 * @throws Refusal `VERIFICATION_TOKEN_INVALID`.
 */
export async function requireTokenFor(
  { filterType, filterValue }: Lookup,
  verificationToken: string,
  context: ProxyContext,
): Promise<LookupToken> {
  const claims = await requireOwnToken(verificationToken, context)
  const type = claims.verification_type
  const ownFilter =
    type === 'OTP_TYPE_EMAIL' || type === 'OTP_TYPE_SMS' ? FILTER_OF_TYPE[type] : undefined
  const isByName = filterType === 'USERNAME' || filterType === 'NAME'
  if (
    ownFilter === undefined ||
    typeof claims.public_key !== 'string' ||
    !(isByName || filterType === ownFilter) ||
    claims.contact !== plainContact(filterValue)
  )
    throw new Refusal('VERIFICATION_TOKEN_INVALID')
  return { filterType: ownFilter, publicKey: claims.public_key }
}

/**
 * Lets a verification token pass that is ours, of this organization and this door, and alive. The activity API checks it again, and
 * whether it was used; here bogus tokens are refused before anything of the organization is spent on them.
 *
 * @throws Refusal `VERIFICATION_TOKEN_INVALID`.
 */
export async function requireOwnToken(
  verificationToken: string,
  {
    config,
    signingKeys,
    clock,
    door,
  }: Pick<ProxyContext, 'config' | 'signingKeys' | 'clock' | 'door'>,
): Promise<Readonly<Record<string, unknown>>> {
  const claims = await verifyToken(verificationToken, signingKeys.verification, 'once')
  const isGood =
    claims !== null &&
    claims.organization_id === config.organizationId &&
    (claims.door === undefined || claims.door === door) &&
    Number(claims.exp) > clock.nowMs()
  if (!isGood) throw new Refusal('VERIFICATION_TOKEN_INVALID')
  return claims
}

/** Lower case, and the domain in ASCII: the spelling that a token has. */
export function plainContact(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const address = `http://${text.slice(at)}`
  const domain =
    at > 0 && URL.canParse(address) ? new URL(address).hostname : text.slice(at).toLowerCase()
  return text.slice(0, at).toLowerCase() + domain
}
