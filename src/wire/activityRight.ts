/**
 * What an activity acts on, as policies name it.
 *
 * Ours: `ACTIVITY`, on which `APPROVE` and `REJECT` act; who may vote follows from the activity that is voted on.
 */
export type Resource =
  | 'ACTIVITY'
  | 'AUTH'
  | 'AUTH_PROXY'
  | 'CONFIG'
  | 'CREDENTIAL'
  | 'FIAT_TRANSACTION'
  | 'INVITATION'
  | 'MFA_POLICY'
  | 'ON_RAMP_CREDENTIALS'
  | 'ORGANIZATION'
  | 'OTP'
  | 'PAYMENT_METHOD'
  | 'POLICY'
  | 'PRIVATE_KEY'
  | 'RECOVERY'
  | 'SESSION_PROFILE'
  | 'SMART_CONTRACT_INTERFACE'
  | 'SPONSORSHIP'
  | 'SUBSCRIPTION'
  | 'USER'
  | 'WALLET'
  | 'WEBHOOK_ENDPOINT'

/** What an activity does to it. */
export type Action =
  | 'APPROVE'
  | 'CREATE'
  | 'DELETE'
  | 'ENCRYPT'
  | 'EXPORT'
  | 'IMPORT'
  | 'REJECT'
  | 'SIGN'
  | 'UPDATE'
  | 'VERIFY'
