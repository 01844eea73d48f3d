/**
 * How an account began. Written with its making and, but for `hadCredential`, never changed: it records what happened,
 * whatever was added or deleted since. Accounts from before this record have none.
 */
export type AccountOriginRow = {
  /** The id of the sub-organization. */
  readonly id: string
  readonly organizationId: string
  /** `parent`: a user of the parent organization made it. `proxy`: the proxy did, for anybody who asked. */
  readonly madeBy: 'parent' | 'proxy'
  /** The P-256 API key that was the only credential at the making; null if there were none or more. */
  readonly soleKey: string | null
  /**
   * The short-lived P-256 API key of a sign-up that stands in for the new passkey beside it; null without one, and when
   * somebody of the parent made the account.
   */
  readonly standInKey: string | null
  /** Whether anybody has ever had a credential in it: a key, a passkey, a social login, a session. */
  readonly hadCredential: boolean
  readonly createdAtMs: number
}

/**
 * Why an address is verified in an account.
 *
 * - `signUpToken`: the sign-up came with a verification token.
 * - `updateToken`: a key of the account stamped an update with a verification token of the same key.
 * - `parent`: a user of the parent organization wrote the address.
 * - `soleKey`: the verification token names the key that was the account's only credential at its making.
 * - `unusedAccount`: nobody had ever had a credential in the account when the address was verified.
 */
export type AddressEvidence = 'signUpToken' | 'updateToken' | 'parent' | 'soleKey' | 'unusedAccount'

/**
 * Why a social login in an account is proven to be that of the account's own person.
 *
 * - `signUp`: the sign-up had no credential that its ID token is not bound to.
 * - `key`: the nonce of the ID token names a key of the user, and a stamp or a signature has proven that key.
 * - `address`: the verified email address of the ID token is verified in the account.
 * - `parent`: a user of the parent organization wrote it.
 * - `before`: it is older than the record of these reasons.
 */
export type LinkEvidence = 'signUp' | 'key' | 'address' | 'parent' | 'before'

/** An address that is verified for a user of a sub-organization. */
export type AddressProofRow = {
  readonly id: string
  readonly organizationId: string
  /** The organization that owns the sub-organization. */
  readonly parentId: string
  readonly userId: string
  readonly otpType: 'OTP_TYPE_EMAIL' | 'OTP_TYPE_SMS'
  /** Normalized address. */
  readonly contact: string
  readonly evidence: AddressEvidence
  readonly createdAtMs: number
}
