import type { UserRow } from '../../store/rows.ts'
import type { VerificationClaims } from '../sessions/verificationToken.ts'

/** An address in its normalized spelling, and the parent organization under whose accounts it is looked up. */
export type Contact = Pick<VerificationClaims, 'verification_type' | 'contact' | 'organization_id'>

/** The column of a user that holds an address of that kind. */
export function columnOfContact({ verification_type, contact }: Contact) {
  return verification_type === 'OTP_TYPE_EMAIL' ? { email: contact } : { phoneNumber: contact }
}

/** The column that says an address of that kind is verified. */
export function verifiedColumn({
  verification_type,
}: Pick<Contact, 'verification_type'>):
  | { readonly emailVerified: true }
  | { readonly phoneNumberVerified: true } {
  return verification_type === 'OTP_TYPE_EMAIL'
    ? { emailVerified: true }
    : { phoneNumberVerified: true }
}

/** Whether a user has the address, verified or not. */
export function hasContact(
  user: Pick<UserRow, 'email' | 'phoneNumber'>,
  { verification_type, contact }: Contact,
): boolean {
  return (verification_type === 'OTP_TYPE_EMAIL' ? user.email : user.phoneNumber) === contact
}
