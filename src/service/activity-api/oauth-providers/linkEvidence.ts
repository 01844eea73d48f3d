import { nonceForKey } from '../../../crypto/nonceForKey.ts'
import type { ServiceParts } from '../../parts.ts'
import type { LinkEvidence } from '../../store/accountRows.ts'
import type { CredentialRow, OauthProviderRow, UserRow } from '../../store/rows.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import type { OidcIdentity } from '../oidc/verifyIdToken.ts'
import { findVerifiedOwners } from '../organizations/addressVerification.ts'
import { emailOf } from '../otp/normalizeContact.ts'
import { findProvenLogins } from './findOauthProviders.ts'

/** A social login to add, with its ID token; a claim by a user of the organization itself has no token. */
export type NewLink = { readonly row: OauthProviderRow; readonly token: OidcIdentity | undefined }

/**
 * Who adds a social login.
 *
 * `signUp`: a sign-up whose only credentials are those that the token is bound to. `parent`: a user of the parent organization.
 * `account`: a user of the account, who may have stolen the token.
 */
export type LinkWriter = 'signUp' | 'parent' | 'account'

export type LinkPlace = {
  readonly parts: Pick<ServiceParts, 'sealer'>
  readonly writer: LinkWriter
  readonly topLevelId: string
  readonly nowMs: number
}

/** The columns that record whether and why a link is proven. */
export type LinkProof = Pick<OauthProviderRow, 'provenAtMs' | 'evidence' | 'boundKey'>

/**
 * Checks whether a new link proves that the social login belongs to the user of the account.
 *
 * Published clients bind the token of a link to a key that the service never sees, so unproven links are stored too. An unproven
 * link opens the account for no login that names only the parent organization, and does not block other accounts. A link is
 * proven if one of these is true:
 *
 * - The nonce names a key of the same user, and the key has stamped a request in the account. Registering a key proves nothing,
 *   because URLs that contain an ID token contain the key as well. If the key has not stamped yet, its first stamp proves
 *   the link.
 * - The token has an email address that its issuer verified, and that is verified in the account.
 *
 * Call it in the transaction that writes the link.
 */
export async function readLinkProof(
  reads: Reads,
  { row, token }: NewLink,
  { parts, writer, topLevelId, nowMs }: LinkPlace,
): Promise<LinkProof> {
  if (writer !== 'account') return proven(writer, nowMs)
  if (!token) return UNPROVEN
  const key = await findBoundKey(reads, row, token, nowMs)
  if (key && key.provenAtMs !== null) return proven('key', nowMs)
  const user = await reads.first('users', { id: row.userId, organizationId: row.organizationId })
  if (user && (await hasAddressOf(reads, parts, { user, token, topLevelId })))
    return proven('address', nowMs)
  return { ...UNPROVEN, boundKey: key?.publicKey ?? null }
}

/** Marks the links proven that wait for the first stamp of a key, unless the social login is proven in another account by now. */
export async function proveBoundLinks(
  tx: Transaction,
  { organizationId, userId, publicKey }: CredentialRow,
  topLevelId: string,
  nowMs: number,
): Promise<void> {
  const waiting = { organizationId, userId, boundKey: publicKey, provenAtMs: null }
  for (const row of await tx.find('oauthProviders', waiting))
    if ((await findProvenLogins(tx, row, topLevelId)).length === 0)
      await tx.update('oauthProviders', { id: row.id }, proven('key', nowMs))
}

const UNPROVEN: LinkProof = { provenAtMs: null, evidence: null, boundKey: null }

function proven(evidence: LinkEvidence, nowMs: number): LinkProof {
  return { provenAtMs: nowMs, evidence, boundKey: null }
}

/** Finds the unexpired key of a user that the nonce of a token names. */
async function findBoundKey(
  reads: Reads,
  { organizationId, userId }: OauthProviderRow,
  { nonces }: OidcIdentity,
  nowMs: number,
): Promise<CredentialRow | undefined> {
  for (const key of await reads.find('credentials', { organizationId, userId })) {
    const isLive = key.expiresAtMs === null || key.expiresAtMs > nowMs
    if (isLive && nonces.includes(await nonceForKey(key.publicKey))) return key
  }
  return undefined
}

type AddressQuestion = {
  readonly user: UserRow
  readonly token: OidcIdentity
  readonly topLevelId: string
}

async function hasAddressOf(
  reads: Reads,
  parts: LinkPlace['parts'],
  { user, token: { verifiedEmail }, topLevelId }: AddressQuestion,
): Promise<boolean> {
  const contact = verifiedEmail === null ? null : emailOf(verifiedEmail)
  if (contact === null) return false
  if (user.organizationId === topLevelId) return user.emailVerified && user.email === contact
  const owners = await findVerifiedOwners(reads, parts, {
    verification_type: 'OTP_TYPE_EMAIL',
    ...{ contact, organization_id: topLevelId },
  })
  return owners.some((owner) => owner.user.id === user.id)
}
