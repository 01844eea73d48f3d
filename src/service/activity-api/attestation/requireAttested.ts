import { assertNever } from '../../../lib/assertNever.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { findPerson } from '../oauth-providers/findPerson.ts'
import { requireIdToken } from '../oidc/requireIdToken.ts'
import { requireNonce } from '../oidc/requireNonce.ts'
import { findOwner } from '../organizations/addressVerification.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { AttestedStamp } from '../requireStamp.ts'
import { enterByToken } from '../sessions/enterByToken.ts'
import { methodOfToken, requireVerificationToken } from '../sessions/verificationToken.ts'
import type { Call, StampHolder } from '../stampHolder.ts'

/** Somebody for whom a token speaks. */
type Attested = {
  readonly user: UserRow
  /** By what the person logs in. */
  readonly method: string
  /** Finds the same person again, when the log-in is written, and uses the token up where it can be. */
  readonly enter: (tx: Transaction) => Promise<UserRow>
}

/** A call, and the organization of its own that it is about. */
type Place = Call & { readonly topLevelId: string; readonly subOrganizationId: string | undefined }

/**
 * Finds for whom an attested stamp speaks: a key that no account knows yet, with a token that names it.
 *
 * Spec: Authentication › Public activity API (B) (from the public wire).
 * Ours: for log-ins alone. They may name the parent organization: the account is that of the token. A token of another
 * organization and an organization that does not exist give the same answer.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED` for anything but a log-in, `VERIFICATION_TOKEN_INVALID`, `OIDC_TOKEN_INVALID`, `METHOD_DISABLED`, `ADDRESS_NOT_VERIFIED`, `ORGANIZATION_NOT_FOUND` or `CREDENTIAL_CONFLICT`.
 */
export async function requireAttested(
  parts: ServiceParts,
  call: Call,
  stamp: AttestedStamp,
): Promise<StampHolder> {
  if (!call.findsAccount)
    throw new Refusal('REQUEST_NOT_AUTHORIZED', { details: 'an attested stamp only logs in' })
  const topLevelId = await topLevelIdOf(parts.store, call.organizationId)
  const subOrganizationId = call.organizationId === topLevelId ? undefined : call.organizationId
  const { user, method, enter } = await attestedBy(
    parts,
    { ...call, topLevelId, subOrganizationId },
    stamp,
  )
  const { publicKey, scheme, signature } = stamp
  return {
    userId: user.id,
    organizationId: user.organizationId,
    place: user.organizationId === call.organizationId ? 'own' : 'account',
    signer: { publicKey, scheme, signature },
    isOfSession: true,
    method,
    enter: async (tx) => {
      if ((await enter(tx)).id !== user.id) throw new Refusal('ORGANIZATION_NOT_FOUND')
    },
  }
}

function attestedBy(parts: ServiceParts, place: Place, stamp: AttestedStamp): Promise<Attested> {
  switch (stamp.scheme) {
    case 'STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN':
      return byVerificationToken(parts, place, stamp)
    case 'STAMP_ATTESTED_SCHEME_P256_OIDC':
      return byIdToken(parts, place, stamp)
    default:
      return assertNever(stamp.scheme)
  }
}

async function byVerificationToken(
  parts: ServiceParts,
  { topLevelId, subOrganizationId, nowMs }: Place,
  { publicKeyAttestation, publicKey }: AttestedStamp,
): Promise<Attested> {
  const claims = await requireVerificationToken(parts, publicKeyAttestation, topLevelId, nowMs)
  if (claims.public_key !== publicKey)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it names another key' })
  const { user } = await findOwner(parts.store, parts, claims, subOrganizationId)
  return {
    user,
    method: methodOfToken(claims),
    enter: (tx) => enterByToken(tx, parts, claims, subOrganizationId, nowMs),
  }
}

async function byIdToken(
  parts: ServiceParts,
  { topLevelId, subOrganizationId, nowMs }: Place,
  { publicKeyAttestation, publicKey }: AttestedStamp,
): Promise<Attested> {
  const context = { parts, organizationId: topLevelId, nowMs }
  const identity = await requireIdToken(context, publicKeyAttestation)
  await requireNonce(identity, publicKey)
  const find = (reads: Parameters<typeof findPerson>[0]) =>
    findPerson(reads, identity, topLevelId, subOrganizationId)
  return { ...(await find(parts.store)), enter: async (tx) => (await find(tx)).user }
}
