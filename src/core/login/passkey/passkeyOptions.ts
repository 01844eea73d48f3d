import type { UserVerification } from '../../../crypto/webauthn/createPasskey.ts'

/** How the login uses passkeys. */
export type PasskeyOptions = {
  /** The domain that passkeys belong to: the page's host, or a domain above it. @default the service's, else the page's host */
  readonly rpId?: string | undefined
  /** Whether the device checks who is there, by fingerprint, face or screen lock. @default 'preferred' */
  readonly userVerification?: UserVerification | undefined
  /** Whether the list under the email field offers passkeys. @default true */
  readonly autofill?: boolean | undefined
  /** Whether a login by another method offers to save a passkey: once for each device and 30 days. @default true */
  readonly offerAfterLogin?: boolean | undefined
}
