import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { VerificationClaims } from '../sessions/verificationToken.ts'

/** An address, in the one spelling under which it is stored, and the organization of its own that it is looked for in. */
export type Contact = Pick<VerificationClaims, 'verification_type' | 'contact' | 'organization_id'>

/**
 * Finds the user, in a sub-organization, to whom a proven address belongs.
 *
 * Ours: the one who proved the address before; else one who only claimed it, if nobody else could have entered there
 * (every key of that sub-organization is the one that the token names, and it has no passkey, no social login, no second
 * address and no second user).
 * Of several who only claimed it the first counts; of several who proved it the request must say which.
 *
 * @param subOrganizationId - looks only there; in the organization itself, among those who proved the address.
 * @throws Refusal `ORGANIZATION_NOT_FOUND` or `CREDENTIAL_CONFLICT`.
 */
export async function findOwner(
  reads: Reads,
  claims: VerificationClaims,
  subOrganizationId: string | undefined,
): Promise<UserRow> {
  if (subOrganizationId === claims.organization_id) return ownUser(reads, claims)
  const users = await usersWithContact(reads, claims)
  const candidates = users.filter(
    (user) => subOrganizationId === undefined || user.organizationId === subOrganizationId,
  )
  const verified = candidates.filter((user) => isVerified(user, claims))
  if (verified.length > 1)
    throw new Refusal('CREDENTIAL_CONFLICT', { details: 'subOrganizationId must say which' })
  const owner = verified[0] ?? (await firstClaimable(reads, candidates, claims))
  if (!owner) throw new Refusal('ORGANIZATION_NOT_FOUND')
  return owner
}

/** Nobody claims a place in the organization itself: whoever gives the key of its proxy away gives no more than before. */
async function ownUser(reads: Reads, claims: VerificationClaims): Promise<UserRow> {
  const { organization_id: organizationId, contact } = claims
  const where =
    claims.verification_type === 'OTP_TYPE_EMAIL'
      ? { organizationId, email: contact, emailVerified: true }
      : { organizationId, phoneNumber: contact, phoneNumberVerified: true }
  const [user, ...more] = await reads.find('users', where)
  if (more.length > 0)
    throw new Refusal('CREDENTIAL_CONFLICT', { details: 'several users have the address' })
  if (!user || user.role === 'proxy') throw new Refusal('ORGANIZATION_NOT_FOUND')
  return user
}

/** Those of `usersWithContact` who proved the address. */
export async function verifiedOwners(reads: Reads, claims: Contact): Promise<readonly UserRow[]> {
  return (await usersWithContact(reads, claims)).filter((user) => isVerified(user, claims))
}

/** The columns that say an address is proven. */
export function verifiedColumns(
  claims: VerificationClaims,
): { readonly emailVerified: true } | { readonly phoneNumberVerified: true } {
  return claims.verification_type === 'OTP_TYPE_EMAIL'
    ? { emailVerified: true }
    : { phoneNumberVerified: true }
}

async function usersWithContact(
  reads: Reads,
  { verification_type, contact, organization_id: parentId }: Contact,
): Promise<readonly UserRow[]> {
  const users = await reads.find(
    'users',
    verification_type === 'OTP_TYPE_EMAIL' ? { email: contact } : { phoneNumber: contact },
  )
  const found: UserRow[] = []
  for (const user of users)
    if (await reads.first('organizations', { id: user.organizationId, parentId })) found.push(user)
  return found
}

function isVerified(user: UserRow, claims: Contact): boolean {
  return claims.verification_type === 'OTP_TYPE_EMAIL'
    ? user.emailVerified
    : user.phoneNumberVerified
}

async function firstClaimable(
  reads: Reads,
  users: readonly UserRow[],
  claims: VerificationClaims,
): Promise<UserRow | undefined> {
  for (const user of users) if (await isClaimable(reads, user, claims)) return user
  return undefined
}

/** Whoever made the account must have left no other way in: no key, passkey, social login, second address or user. */
async function isClaimable(
  reads: Reads,
  user: UserRow,
  claims: VerificationClaims,
): Promise<boolean> {
  const { organizationId } = user
  const otherAddress = claims.verification_type === 'OTP_TYPE_EMAIL' ? user.phoneNumber : user.email
  if (otherAddress !== null || (await reads.count('users', { organizationId })) !== 1) return false
  if ((await reads.count('authenticators', { organizationId })) > 0) return false
  if ((await reads.count('oauthProviders', { organizationId })) > 0) return false
  const credentials = await reads.find('credentials', { organizationId })
  return credentials.every(({ publicKey }) => publicKey === claims.public_key)
}
