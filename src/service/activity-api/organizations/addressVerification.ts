import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { AddressEvidence } from '../../store/accountRows.ts'
import type { OrganizationRow, UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { VerificationClaims } from '../sessions/verificationToken.ts'
import { hasChangedAddress, isInUse, isUntouched } from './accountUse.ts'
import { type Contact, columnOfContact, hasContact, verifiedColumn } from './contact.ts'
import { readOlderEvidence, readOlderOrigin } from './olderAccounts.ts'

/** How many accounts are read for one address: anybody can create accounts that name it. */
const MOST_CANDIDATES = 100

/** What the rule needs of the service. */
type RuleParts = Pick<ServiceParts, 'sealer'>

/** A user to whom an address belongs, and why. */
export type AddressOwner = { readonly user: UserRow; readonly evidence: AddressEvidence }

/**
 * Finds the user of a sub-organization whose account a login by a verified address opens.
 *
 * An address is verified in an account if the sign-up, or an update that the account's own key stamped, used a verification
 * token for it, or if a user of the parent organization (never the proxy's) set it. The login itself verifies the address if its
 * token names the key that was the only credential of the sign-up and the address has not changed since, or if nobody ever had a
 * credential in the account. Recorded history decides; credentials that were deleted later change nothing.
 *
 * Ours: if a login could verify the address in several accounts, the account with the token's key counts, else the oldest
 * account that names the address, if nobody ever had a credential in it. Any other oldest account may be the user's own, so the
 * login fails instead of opening an empty account: an attacker could have created it to lead the user there. Accounts that added
 * the address after the unused account was created do not count, so that attackers cannot block it with them. A request that
 * names the unused account opens it in any case.
 *
 * If the address is verified in another account by other evidence, an account that was opened only because it was unused no
 * longer counts, unless something was done in it or is in it. If several accounts verify the address, the request must name one.
 *
 * @param subOrganizationId - the only sub-organization to search; for the organization itself, its users with the verified address.
 * @throws Refusal `ADDRESS_NOT_VERIFIED` if accounts name the address and none verifies it; `ORGANIZATION_NOT_FOUND` if no account
 *   names it; `CREDENTIAL_CONFLICT` if several verify it.
 */
export async function findOwner(
  reads: Reads,
  parts: RuleParts,
  claims: VerificationClaims,
  subOrganizationId: string | undefined,
): Promise<AddressOwner> {
  if (subOrganizationId === claims.organization_id) return findMember(reads, claims)
  const isMeant = ({ user }: { readonly user: UserRow }) =>
    subOrganizationId === undefined || user.organizationId === subOrganizationId
  const [owner, ...more] = (await findVerifiedOwners(reads, parts, claims)).filter(isMeant)
  if (more.length > 0)
    throw new Refusal('CREDENTIAL_CONFLICT', {
      details:
        'the address is verified in several accounts: subOrganizationId must say which, until all but one give it up',
    })
  if (owner) return owner
  const ofKey = await findCandidatesByKey(reads, claims)
  const candidates = [...ofKey, ...(await findCandidates(reads, claims))].filter(isMeant)
  const openable = await findOpenable(reads, candidates, claims, claims.public_key)
  if (openable) return openable
  if (candidates.length > 0) throw addressNotVerified()
  throw new Refusal('ORGANIZATION_NOT_FOUND')
}

/**
 * Finds the users of sub-organizations in which an address is verified, the oldest account first.
 */
export async function findVerifiedOwners(
  reads: Reads,
  parts: RuleParts,
  contact: Contact,
): Promise<readonly AddressOwner[]> {
  const { verification_type: otpType, organization_id: parentId } = contact
  const proofs = await reads.find(
    'addressProofs',
    { contact: contact.contact, parentId, otpType },
    { limit: MOST_CANDIDATES },
  )
  const owners: AddressOwner[] = []
  for (const { userId, organizationId, evidence } of proofs) {
    const user = await reads.first('users', { id: userId, organizationId })
    if (user && hasContact(user, contact)) owners.push({ user, evidence })
  }
  for (const { user } of await findCandidates(reads, contact)) {
    const { organizationId } = user
    if (owners.some((owner) => owner.user.id === user.id)) continue
    if (await reads.first('accountOrigins', { id: organizationId })) continue
    const evidence = await readOlderEvidence(reads, parts, user, contact)
    if (evidence) owners.push({ user, evidence })
  }
  const standing = await withoutYielding(reads, owners)
  return standing.toSorted((a, b) => (a.user.organizationId < b.user.organizationId ? -1 : 1))
}

/** The owners without those whose account was unused when it was opened and still is, if others remain. */
async function withoutYielding(
  reads: Reads,
  owners: readonly AddressOwner[],
): Promise<readonly AddressOwner[]> {
  if (!owners.some((owner) => !isWeak(owner))) return owners
  const standing: AddressOwner[] = []
  for (const owner of owners)
    if (!isWeak(owner) || (await isInUse(reads, owner.user.organizationId))) standing.push(owner)
  return standing
}

/** Whether all that verifies an address is that its account was unused: anybody can have made it. */
export function isWeak({ evidence }: Pick<AddressOwner, 'evidence'>): boolean {
  return evidence === 'unusedAccount'
}

/** Whether a user of a sub-organization has a verified address, and so can log in by it. */
export async function hasVerifiedAddress(
  reads: Reads,
  parts: RuleParts,
  user: UserRow,
  parentId: string,
): Promise<boolean> {
  const addresses = [
    { verification_type: 'OTP_TYPE_EMAIL', contact: user.email },
    { verification_type: 'OTP_TYPE_SMS', contact: user.phoneNumber },
  ] as const
  for (const { contact, ...kind } of addresses) {
    if (contact === null) continue
    const owners = await findVerifiedOwners(reads, parts, {
      ...{ ...kind, contact },
      organization_id: parentId,
    })
    if (owners.some((owner) => owner.user.id === user.id)) return true
  }
  return false
}

/**
 * Finds the accounts that whoever verifies an address can enter: where it is verified, and where nobody ever had a
 * credential.
 *
 * @returns their ids: of accounts with the verified address if there are any, and of those, the ones that were not merely opened
 *   because they were unused.
 */
export async function findEnterable(
  reads: Reads,
  parts: RuleParts,
  contact: Contact,
): Promise<ReadonlySet<string>> {
  const owners = await findVerifiedOwners(reads, parts, contact)
  const strong = owners.filter((owner) => !isWeak(owner))
  if (owners.length > 0)
    return new Set((strong.length > 0 ? strong : owners).map(({ user }) => user.organizationId))
  const unused = await findOpenable(reads, await findCandidates(reads, contact), contact, null)
  return new Set(unused ? [unused.user.organizationId] : [])
}

type Candidate = { readonly user: UserRow; readonly organization: OrganizationRow }

/** The users of sub-organizations who have an address, verified or not. Those that were marked verified come first. */
async function findCandidates(reads: Reads, contact: Contact): Promise<readonly Candidate[]> {
  const { organization_id: parentId } = contact
  const column = columnOfContact(contact)
  const limit = { limit: MOST_CANDIDATES }
  const marked = await reads.find('users', { ...column, ...verifiedColumn(contact) }, limit)
  const others = await reads.find('users', column, limit)
  return inAccounts(reads, [...marked, ...others], parentId)
}

/**
 * The users who have an address in an account that knows the key of the token. They are looked up by the key, because
 * strangers can make any number of accounts that name the address.
 */
async function findCandidatesByKey(
  reads: Reads,
  claims: VerificationClaims,
): Promise<readonly Candidate[]> {
  const { public_key: publicKey, organization_id: parentId } = claims
  const limit = { limit: MOST_CANDIDATES }
  const users: UserRow[] = []
  for (const { organizationId } of await reads.find('credentials', { publicKey }, limit))
    users.push(
      ...(await reads.find('users', { organizationId, ...columnOfContact(claims) }, { limit: 1 })),
    )
  return inAccounts(reads, users, parentId)
}

/** Each user once, with the account, where that is one of this parent. */
async function inAccounts(
  reads: Reads,
  users: readonly UserRow[],
  parentId: string,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = []
  for (const user of new Map(users.map((one) => [one.id, one])).values()) {
    const organization = await reads.first('organizations', { id: user.organizationId, parentId })
    if (organization) found.push({ user, organization })
  }
  return found
}

/** The account that a login verifies the address in on its way. @param publicKey - the key of the token. */
async function findOpenable(
  reads: Reads,
  candidates: readonly Candidate[],
  contact: Contact,
  publicKey: string | null,
): Promise<AddressOwner | undefined> {
  const unused: Candidate[] = []
  for (const candidate of candidates) {
    const { user, organization } = candidate
    const origin =
      (await reads.first('accountOrigins', { id: organization.id })) ??
      (await readOlderOrigin(reads, organization))
    if (!origin) continue
    // an address that was changed since may have been unverified while others were in the account
    if (
      publicKey !== null &&
      origin.soleKey === publicKey &&
      !(await hasChangedAddress(reads, organization.id, contact, organization.createdAtMs))
    )
      return { user, evidence: 'soleKey' }
    if (!origin.hadCredential && (await isUntouched(reads, organization.id))) unused.push(candidate)
  }
  const [first] = unused.toSorted(byAge)
  if (!first || (await hasOlderNamesake(reads, candidates, contact, first))) return undefined
  return { user: first.user, evidence: 'unusedAccount' }
}

/** Whether an account that is older names the address since before the unused one was made. */
async function hasOlderNamesake(
  reads: Reads,
  candidates: readonly Candidate[],
  contact: Contact,
  unused: Candidate,
): Promise<boolean> {
  const { id, createdAtMs } = unused.organization
  for (const { organization } of candidates.filter((other) => byAge(other, unused) < 0))
    if (
      organization.id !== id &&
      !(await hasChangedAddress(reads, organization.id, contact, createdAtMs))
    )
      return true
  return false
}

function byAge({ organization: a }: Candidate, { organization: b }: Candidate): number {
  return a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)
}

/** Finds the user of the organization itself. There, an address is verified before anybody logs in by it. */
async function findMember(reads: Reads, claims: VerificationClaims): Promise<AddressOwner> {
  const { organization_id: organizationId } = claims
  const users = await reads.find(
    'users',
    { organizationId, ...columnOfContact(claims) },
    { limit: MOST_CANDIDATES },
  )
  const members = users.filter(({ role }) => role !== 'proxy')
  const isMarked = (user: UserRow) =>
    claims.verification_type === 'OTP_TYPE_EMAIL' ? user.emailVerified : user.phoneNumberVerified
  const [user, ...more] = members.filter(isMarked)
  if (more.length > 0)
    throw new Refusal('CREDENTIAL_CONFLICT', { details: 'several users have the address' })
  if (user) return { user, evidence: 'updateToken' }
  throw members.length > 0 ? addressNotVerified() : new Refusal('ORGANIZATION_NOT_FOUND')
}

function addressNotVerified(): Refusal {
  return new Refusal('ADDRESS_NOT_VERIFIED', {
    details:
      'log in by a credential of the account and verify the address there, or sign up with the verification token',
  })
}
