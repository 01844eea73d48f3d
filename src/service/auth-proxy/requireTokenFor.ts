import { verifyToken } from '../../crypto/token/verifyToken.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyContext } from './proxyContext.ts'

/** The types of contact that a verification token can speak for. */
const TYPE_OF_FILTER: Readonly<Record<string, string>> = {
  EMAIL: 'OTP_TYPE_EMAIL',
  PHONE_NUMBER: 'OTP_TYPE_SMS',
}

/** What is looked up: `filterType` and `filterValue` of the request. */
export type Lookup = { readonly filterType: string; readonly filterValue: string }

/** True when a verification token can vouch for what is looked up. */
export function isAboutContact({ filterType }: Lookup): boolean {
  return filterType in TYPE_OF_FILTER
}

/**
 * Lets a look-up pass whose verification token is ours, of this organization, alive, and about that very contact.
 *
 * @throws Refusal `VERIFICATION_TOKEN_INVALID`.
 */
export async function requireTokenFor(
  lookup: Lookup,
  verificationToken: string,
  context: ProxyContext,
): Promise<void> {
  const claims = await requireOwnToken(verificationToken, context)
  const isGood =
    claims.verification_type === TYPE_OF_FILTER[lookup.filterType] &&
    claims.contact === plainContact(lookup.filterValue)
  if (!isGood) throw new Refusal('VERIFICATION_TOKEN_INVALID')
}

/**
 * Lets a verification token pass that is ours, of this organization and alive. The activity API checks it again, and
 * whether it was used; here bogus tokens are refused before anything of the organization is spent on them.
 *
 * @throws Refusal `VERIFICATION_TOKEN_INVALID`.
 */
export async function requireOwnToken(
  verificationToken: string,
  { config, signingKeys, clock }: Pick<ProxyContext, 'config' | 'signingKeys' | 'clock'>,
): Promise<Readonly<Record<string, unknown>>> {
  const claims = await verifyToken(verificationToken, signingKeys.verification, 'once')
  const isGood =
    claims !== null &&
    claims.organization_id === config.organizationId &&
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
