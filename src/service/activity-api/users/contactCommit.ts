import type { OtpType } from '../../../wire/fields/otpType.ts'
import type { Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import { findVerifiedOwners, isWeak } from '../organizations/addressVerification.ts'
import type { Contact } from '../organizations/contact.ts'
import { recordProof } from '../organizations/recordProof.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import type { CallContext } from '../requireCaller.ts'
import {
  consumeToken,
  requireVerificationToken,
  type VerificationClaims,
} from '../sessions/verificationToken.ts'
import { requireUser } from './requireUser.ts'

/** The address that a user is to have. */
export type NewContact = {
  readonly userId: string
  readonly otpType: OtpType
  /** An empty text takes the address away. */
  readonly contact: string
  readonly verificationToken: string | undefined
}

/**
 * Gives a user another address, or none.
 *
 * Ours: the address counts as proven with a token that was made for the very key that stamps the request, so that a
 * token alone is worth nothing to whoever finds it. An address that another account has proven is refused then, so that
 * a log-in finds exactly one; one that was merely opened because it was unused stands in nobody's way. Without a token it is only a claim: it lets nobody in, stands in nobody's way, and the
 * answer tells nobody whose address has an account.
 *
 * @throws Refusal `USER_NOT_FOUND`, `INVALID_EMAIL`, `INVALID_PHONE_NUMBER`, `VERIFICATION_TOKEN_INVALID` or `CLIENT_SIGNATURE_INVALID`; the commit `VERIFICATION_TOKEN_USED` or `CREDENTIAL_CONFLICT`.
 */
export async function contactCommit(
  context: CallContext,
  { userId, otpType, contact: text, verificationToken }: NewContact,
): Promise<Commit<{ userId: string }>> {
  const { parts, organizationId, nowMs } = context
  const user = await requireUser(context, userId)
  const contact = text === '' ? null : await normalizeContact(otpType, text)
  if (contact === null && verificationToken !== undefined)
    throw new Refusal('REQUEST_INVALID', {
      details: 'an address that is taken away needs no proof',
    })
  const topLevelId = await topLevelIdOf(parts.store, organizationId)
  const wanted = contact && { verification_type: otpType, contact, organization_id: topLevelId }
  const claims =
    wanted && verificationToken !== undefined
      ? await requireProof(context, wanted, verificationToken)
      : null
  return async (tx) => {
    if (claims) await consumeToken(tx, claims, 'CONTACT', nowMs)
    const owners = claims ? await findVerifiedOwners(tx, parts, claims) : []
    if (owners.some((owner) => owner.user.id !== user.id && !isWeak(owner)))
      throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the address has an account already' })
    const before = (await tx.first('users', { id: userId, organizationId })) ?? user
    const columns = columnsOf(before, otpType, contact, claims !== null)
    await tx.update('users', { id: userId, organizationId }, { ...columns, updatedAtMs: nowMs })
    const held = await tx.first('addressProofs', { userId, otpType })
    if (held && held.contact !== contact) await tx.remove('addressProofs', { userId, otpType })
    if (claims && topLevelId !== organizationId)
      await recordProof(tx, parts, { user, contact: claims, evidence: 'updateToken', nowMs })
    return { userId }
  }
}

async function requireProof(
  { parts, caller, nowMs }: CallContext,
  wanted: Contact,
  token: string,
): Promise<VerificationClaims> {
  const claims = await requireVerificationToken(parts, token, wanted.organization_id, nowMs)
  if (claims.verification_type !== wanted.verification_type || claims.contact !== wanted.contact)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is for another address' })
  if (claims.public_key !== caller.signer.publicKey)
    throw new Refusal('CLIENT_SIGNATURE_INVALID', {
      details: 'the key of the verification token must stamp the request',
    })
  return claims
}

/** An address that stays as it was stays proven. */
function columnsOf(user: UserRow, otpType: OtpType, contact: string | null, isProven: boolean) {
  return otpType === 'OTP_TYPE_EMAIL'
    ? {
        email: contact,
        emailVerified: isProven || (user.emailVerified && user.email === contact),
      }
    : {
        phoneNumber: contact,
        phoneNumberVerified: isProven || (user.phoneNumberVerified && user.phoneNumber === contact),
      }
}
