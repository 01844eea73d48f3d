type WireError = {
  readonly status: number
  /** The gRPC code that the body carries. */
  readonly grpc: number
  readonly message: string
}

/**
 * Every refusal of the service: its HTTP status, its gRPC code and its English text.
 *
 * Spec: Errors ("not shown").
 * Ours: the names travel as `details[0].turnkeyErrorCode`; texts that published clients match on are kept to the letter.
 */
export const wireErrors = {
  // requests
  REQUEST_INVALID: { status: 400, grpc: 3, message: 'bad request body' },
  JSON_INVALID: { status: 400, grpc: 3, message: 'bad request body: not valid JSON' },
  CONTENT_TYPE_UNSUPPORTED: {
    status: 415,
    grpc: 3,
    message: 'content type must be application/json',
  },
  BODY_TOO_LARGE: { status: 413, grpc: 3, message: 'request body too large' },
  PATH_NOT_FOUND: { status: 404, grpc: 5, message: 'no such endpoint' },
  METHOD_NOT_ALLOWED: { status: 405, grpc: 12, message: 'only POST is allowed here' },
  INVALID_TIME: { status: 400, grpc: 3, message: 'timestampMs is outside the accepted window' },
  RATE_LIMIT_EXCEEDED: { status: 429, grpc: 8, message: 'rate limit exceeded' },
  INTERNAL: { status: 500, grpc: 13, message: 'internal error' },
  UNAVAILABLE: { status: 503, grpc: 14, message: 'the service cannot do this right now' },
  // stamps and rights
  SIGNATURE_MISSING: {
    status: 401,
    grpc: 16,
    message: 'cannot authenticate public API activity request without a stamp',
  },
  STAMP_MALFORMED: { status: 401, grpc: 16, message: 'malformed activity stamp' },
  SIGNATURE_INVALID: { status: 401, grpc: 16, message: 'could not verify api key signature' },
  PUBLIC_KEY_NOT_FOUND: {
    status: 401,
    grpc: 16,
    message: 'could not find public key in organization or its parent organization',
  },
  CREDENTIAL_NOT_FOUND: {
    status: 401,
    grpc: 16,
    message: 'credential ID could not be found in organization or its parent organization',
  },
  API_KEY_EXPIRED: {
    status: 401,
    grpc: 16,
    message: 'Unauthenticated desc = expired api key publicKey',
  },
  REQUEST_NOT_AUTHORIZED: { status: 403, grpc: 7, message: 'request not authorized' },
  CREDENTIAL_CONFLICT: {
    status: 401,
    grpc: 16,
    message: 'more than one suborg associated with a public key',
  },
  // things that are not there
  ORGANIZATION_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no organization found with the given ID',
  },
  USER_NOT_FOUND: { status: 404, grpc: 5, message: 'no user found with the given ID' },
  AUTHENTICATOR_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no authenticator found with the given ID',
  },
  API_KEY_NOT_FOUND: { status: 404, grpc: 5, message: 'no API key found with the given ID' },
  ACTIVITY_NOT_FOUND: { status: 404, grpc: 5, message: 'no activity found with the given ID' },
  FINGERPRINT_NOT_FOUND: { status: 404, grpc: 5, message: 'no activity found with fingerprint' },
  POLICY_NOT_FOUND: { status: 404, grpc: 5, message: 'no policy found with the given ID' },
  BOOT_PROOF_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no boot proof found with the given ephemeral key or app name',
  },
  ORGANIZATION_MISMATCH: { status: 400, grpc: 3, message: 'organization mismatch' },
  USER_TAG_NOT_FOUND: { status: 404, grpc: 5, message: 'no user tag found with the given ID' },
  INVITATION_NOT_FOUND: { status: 404, grpc: 5, message: 'no invitation found with the given ID' },
  // who belongs to an organization
  USER_REQUIRED: { status: 400, grpc: 3, message: 'the user cannot be deleted' },
  USER_TAG_EXISTS: { status: 400, grpc: 3, message: 'user tag name must be unique' },
  INVITATION_EXISTS: {
    status: 400,
    grpc: 3,
    message: 'the email address has an invitation already',
  },
  // votes and policies
  ACTIVITY_DECIDED: { status: 400, grpc: 3, message: 'the activity does not wait for votes' },
  VOTE_EXISTS: { status: 400, grpc: 3, message: 'the user has voted on the activity already' },
  POLICY_EXISTS: { status: 400, grpc: 3, message: 'policy label must be unique' },
  // one-time codes
  INVALID_EMAIL: { status: 400, grpc: 3, message: 'invalid email address' },
  INVALID_PHONE_NUMBER: { status: 400, grpc: 3, message: 'invalid phone number' },
  PHONE_COUNTRY_NOT_ALLOWED: {
    status: 403,
    grpc: 7,
    message: 'no text messages are sent to this country',
  },
  OTP_CODE_INVALID: { status: 400, grpc: 3, message: 'Invalid OTP code' },
  OTP_EXPIRED: { status: 400, grpc: 3, message: 'the OTP code has expired' },
  OTP_ATTEMPTS_EXCEEDED: { status: 429, grpc: 8, message: 'too many wrong OTP codes' },
  OTP_SENDS_EXCEEDED: {
    status: 429,
    grpc: 8,
    message: 'Max number of OTPs have been initiated, try again later',
  },
  DELIVERY_FAILED: { status: 503, grpc: 14, message: 'the message could not be sent' },
  ADDRESS_NOT_VERIFIED: {
    status: 403,
    grpc: 7,
    message: 'the address was never verified in the account that names it',
  },
  PROVIDER_NOT_VERIFIED: {
    status: 403,
    grpc: 7,
    message: 'the social login was never proven in the account that has it',
  },
  VERIFICATION_TOKEN_INVALID: { status: 401, grpc: 16, message: 'invalid verification token' },
  VERIFICATION_TOKEN_USED: {
    status: 401,
    grpc: 16,
    message: 'the verification token has been used already',
  },
  OIDC_TOKEN_INVALID: { status: 401, grpc: 16, message: 'invalid OIDC token' },
  OAUTH_CODE_INVALID: {
    status: 400,
    grpc: 3,
    message: 'the identity provider did not accept the authorization code',
  },
  OAUTH_PROVIDER_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no OAuth provider found with the given ID',
  },
  CLIENT_SIGNATURE_INVALID: { status: 401, grpc: 16, message: 'invalid client signature' },
  // passkeys
  PASSKEY_INVALID: { status: 400, grpc: 3, message: 'the passkey cannot be registered' },
  // wallets and private keys
  WALLET_NOT_FOUND: { status: 404, grpc: 5, message: 'no wallet found with the given ID' },
  WALLET_ACCOUNT_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no wallet account found with the given ID',
  },
  PRIVATE_KEY_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no private key found with the given ID',
  },
  PRIVATE_KEY_TAG_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no private key tag found with the given ID',
  },
  SIGNER_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no wallet account or private key found to sign with',
  },
  WALLET_NOT_EXPORTED: { status: 400, grpc: 3, message: 'wallet has not been exported' },
  WALLET_ACCOUNT_NOT_EXPORTED: {
    status: 400,
    grpc: 3,
    message: 'wallet account has not been exported',
  },
  PRIVATE_KEY_NOT_EXPORTED: {
    status: 400,
    grpc: 3,
    message: 'private key has not been exported',
  },
  // contracts and transactions
  SMART_CONTRACT_INTERFACE_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no smart contract interface found with the given ID',
  },
  SEND_TRANSACTION_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no send transaction status found with the given ID',
  },
  INVALID_TRANSACTION: { status: 400, grpc: 3, message: 'invalid transaction' },
  UNSUPPORTED_TRANSACTION_TYPE: { status: 400, grpc: 3, message: 'unsupported transaction type' },
  CHAIN_NOT_CONFIGURED: {
    status: 400,
    grpc: 3,
    message: 'this service has no RPC URL for the chain',
  },
  GAS_STATION_NOT_CONFIGURED: {
    status: 400,
    grpc: 3,
    message: 'this service has no gas station to sponsor or to batch transactions',
  },
  RPC_CALL_ERROR: { status: 503, grpc: 14, message: 'the chain could not be asked' },
  IMPORT_NOT_STARTED: { status: 400, grpc: 3, message: 'no import was begun, or it is over' },
  IMPORT_BUNDLE_INVALID: { status: 400, grpc: 3, message: 'the encrypted bundle does not open' },
  MNEMONIC_INVALID: { status: 400, grpc: 3, message: 'invalid mnemonic' },
  PRIVATE_KEY_INVALID: { status: 400, grpc: 3, message: 'invalid private key' },
  // features and webhooks
  FEATURE_NOT_FOUND: { status: 404, grpc: 5, message: 'the feature is not set' },
  WEBHOOK_URL_NOT_ALLOWED: { status: 400, grpc: 3, message: 'the webhook URL is not allowed' },
  WEBHOOK_ENDPOINT_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no webhook endpoint found with the given ID',
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no webhook delivery found with the given ID',
  },
  // what sets an organization up
  OAUTH2_CREDENTIAL_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no OAuth 2.0 credential found with the given ID',
  },
  OAUTH2_PROVIDER_NOT_CONFIGURED: {
    status: 400,
    grpc: 3,
    message: 'the OAuth 2.0 provider is not configured',
  },
  ON_RAMP_CREDENTIAL_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no fiat on-ramp credential found with the given ID',
  },
  SESSION_PROFILE_NOT_FOUND: {
    status: 404,
    grpc: 5,
    message: 'no session profile found with the given ID',
  },
  // the auth proxy
  AUTH_PROXY_DISABLED: { status: 403, grpc: 7, message: 'auth proxy disabled' },
  CONFIG_NOT_FOUND: { status: 404, grpc: 5, message: 'no auth proxy configuration found' },
  ORIGIN_NOT_ALLOWED: { status: 403, grpc: 7, message: 'origin not allowed' },
  METHOD_DISABLED: { status: 403, grpc: 7, message: 'OTP disallowed' },
} as const satisfies Record<string, WireError>

/** The name of a refusal, as it travels. */
export type WireErrorCode = keyof typeof wireErrors
