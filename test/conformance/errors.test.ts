import { describe, expect, test } from 'vitest'
import { errorFromReply } from '../../src/core/http/errorFromReply.ts'
import type { LatchkitErrorCode } from '../../src/errors/anyError.ts'
import { Refusal, refusalResponse } from '../../src/service/http/refusal.ts'
import { type WireErrorCode, wireErrors } from '../../src/wire/errorCode.ts'

/** The pairs of HTTP status and gRPC code that the public wire documents. */
const documented: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  429: 8,
  500: 13,
}

/** Ours: what HTTP has a status of its own for, and the documentation does not name. */
const ours: Readonly<Record<number, number>> = { 405: 12, 413: 3, 415: 3, 503: 14 }

/** The HTTP status of each code, typed by hand. */
const statuses: Readonly<Partial<Record<WireErrorCode, number>>> = {
  REQUEST_INVALID: 400,
  JSON_INVALID: 400,
  CONTENT_TYPE_UNSUPPORTED: 415,
  BODY_TOO_LARGE: 413,
  PATH_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INVALID_TIME: 400,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  SIGNATURE_MISSING: 401,
  STAMP_MALFORMED: 401,
  SIGNATURE_INVALID: 401,
  PUBLIC_KEY_NOT_FOUND: 401,
  CREDENTIAL_NOT_FOUND: 401,
  API_KEY_EXPIRED: 401,
  REQUEST_NOT_AUTHORIZED: 403,
  CREDENTIAL_CONFLICT: 401,
  ORGANIZATION_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  AUTHENTICATOR_NOT_FOUND: 404,
  API_KEY_NOT_FOUND: 404,
  ACTIVITY_NOT_FOUND: 404,
  ORGANIZATION_MISMATCH: 400,
  USER_TAG_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  USER_REQUIRED: 400,
  USER_TAG_EXISTS: 400,
  INVITATION_EXISTS: 400,
  FINGERPRINT_NOT_FOUND: 404,
  POLICY_NOT_FOUND: 404,
  ACTIVITY_DECIDED: 400,
  VOTE_EXISTS: 400,
  POLICY_EXISTS: 400,
  FEATURE_NOT_FOUND: 404,
  WEBHOOK_URL_NOT_ALLOWED: 400,
  WEBHOOK_ENDPOINT_NOT_FOUND: 404,
  WEBHOOK_DELIVERY_NOT_FOUND: 404,
  INVALID_EMAIL: 400,
  INVALID_PHONE_NUMBER: 400,
  OTP_CODE_INVALID: 400,
  OTP_EXPIRED: 400,
  OTP_ATTEMPTS_EXCEEDED: 429,
  OTP_SENDS_EXCEEDED: 429,
  PHONE_COUNTRY_NOT_ALLOWED: 403,
  ADDRESS_NOT_VERIFIED: 403,
  PROVIDER_NOT_VERIFIED: 403,
  DELIVERY_FAILED: 503,
  VERIFICATION_TOKEN_INVALID: 401,
  VERIFICATION_TOKEN_USED: 401,
  OIDC_TOKEN_INVALID: 401,
  OAUTH_CODE_INVALID: 400,
  OAUTH_PROVIDER_NOT_FOUND: 404,
  CLIENT_SIGNATURE_INVALID: 401,
  PASSKEY_INVALID: 400,
  WALLET_NOT_FOUND: 404,
  WALLET_ACCOUNT_NOT_FOUND: 404,
  PRIVATE_KEY_NOT_FOUND: 404,
  PRIVATE_KEY_TAG_NOT_FOUND: 404,
  SIGNER_NOT_FOUND: 404,
  WALLET_NOT_EXPORTED: 400,
  WALLET_ACCOUNT_NOT_EXPORTED: 400,
  PRIVATE_KEY_NOT_EXPORTED: 400,
  SMART_CONTRACT_INTERFACE_NOT_FOUND: 404,
  SEND_TRANSACTION_NOT_FOUND: 404,
  BOOT_PROOF_NOT_FOUND: 404,
  INVALID_TRANSACTION: 400,
  UNSUPPORTED_TRANSACTION_TYPE: 400,
  CHAIN_NOT_CONFIGURED: 400,
  GAS_STATION_NOT_CONFIGURED: 400,
  RPC_CALL_ERROR: 503,
  IMPORT_NOT_STARTED: 400,
  IMPORT_BUNDLE_INVALID: 400,
  MNEMONIC_INVALID: 400,
  PRIVATE_KEY_INVALID: 400,
  OAUTH2_CREDENTIAL_NOT_FOUND: 404,
  OAUTH2_PROVIDER_NOT_CONFIGURED: 400,
  ON_RAMP_CREDENTIAL_NOT_FOUND: 404,
  SESSION_PROFILE_NOT_FOUND: 404,
  AUTH_PROXY_DISABLED: 403,
  CONFIG_NOT_FOUND: 404,
  ORIGIN_NOT_ALLOWED: 403,
  METHOD_DISABLED: 403,
}

/** Texts that published clients look for inside the message of a refusal. */
const matched: readonly (readonly [WireErrorCode, string])[] = [
  ['PUBLIC_KEY_NOT_FOUND', 'could not find public key in organization or its parent organization'],
  ['CREDENTIAL_NOT_FOUND', 'credential ID could not be found'],
  ['FINGERPRINT_NOT_FOUND', 'no activity found with fingerprint'],
  ['POLICY_EXISTS', 'policy label must be unique'],
  ['API_KEY_EXPIRED', 'Unauthenticated desc = expired api key publicKey'],
  ['OTP_SENDS_EXCEEDED', 'Max number of OTPs have been initiated'],
  ['OTP_CODE_INVALID', 'Invalid OTP code'],
  ['MNEMONIC_INVALID', 'invalid mnemonic'],
]

describe('a refusal', () => {
  for (const [code, { status, grpc }] of Object.entries(wireErrors)) {
    test(`${code} has its HTTP status and the gRPC code that belongs to it`, () => {
      const typed = Object.entries(statuses).find(([name]) => name === code)?.[1]
      expect(status).toBe(typed)
      expect(grpc).toBe(documented[status] ?? ours[status])
    })
  }

  test.each(matched)('%s carries the text that clients look for', (code, text) => {
    expect(wireErrors[code].message).toContain(text)
  })
})

/** The code that a caller of the kit branches on. Codes that are not here arrive as `HTTP_STATUS`. */
const thrown: Readonly<Partial<Record<WireErrorCode, LatchkitErrorCode>>> = {
  REQUEST_INVALID: 'REQUEST_INVALID',
  JSON_INVALID: 'REQUEST_INVALID',
  CONTENT_TYPE_UNSUPPORTED: 'REQUEST_INVALID',
  BODY_TOO_LARGE: 'REQUEST_INVALID',
  INVALID_TIME: 'REQUEST_INVALID',
  ORGANIZATION_MISMATCH: 'REQUEST_INVALID',
  RATE_LIMIT_EXCEEDED: 'RATE_LIMITED',
  SIGNATURE_MISSING: 'STAMP_REFUSED',
  STAMP_MALFORMED: 'STAMP_REFUSED',
  SIGNATURE_INVALID: 'STAMP_REFUSED',
  PUBLIC_KEY_NOT_FOUND: 'SESSION_EXPIRED',
  API_KEY_EXPIRED: 'SESSION_EXPIRED',
  REQUEST_NOT_AUTHORIZED: 'REQUEST_FORBIDDEN',
  CREDENTIAL_CONFLICT: 'CREDENTIAL_CONFLICT',
  INVALID_EMAIL: 'CONTACT_INVALID',
  INVALID_PHONE_NUMBER: 'CONTACT_INVALID',
  PHONE_COUNTRY_NOT_ALLOWED: 'PHONE_COUNTRY_NOT_ALLOWED',
  OTP_CODE_INVALID: 'OTP_CODE_INVALID',
  OTP_EXPIRED: 'OTP_EXPIRED',
  OTP_ATTEMPTS_EXCEEDED: 'OTP_ATTEMPTS_EXCEEDED',
  OTP_SENDS_EXCEEDED: 'OTP_SENDS_EXCEEDED',
  ADDRESS_NOT_VERIFIED: 'ADDRESS_NOT_VERIFIED',
  PROVIDER_NOT_VERIFIED: 'PROVIDER_NOT_VERIFIED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  VERIFICATION_TOKEN_INVALID: 'VERIFICATION_REFUSED',
  VERIFICATION_TOKEN_USED: 'VERIFICATION_REFUSED',
  OIDC_TOKEN_INVALID: 'VERIFICATION_REFUSED',
  OAUTH_CODE_INVALID: 'VERIFICATION_REFUSED',
  CLIENT_SIGNATURE_INVALID: 'VERIFICATION_REFUSED',
  CONFIG_NOT_FOUND: 'CONFIG_NOT_FOUND',
  ORIGIN_NOT_ALLOWED: 'ORIGIN_NOT_ALLOWED',
  METHOD_DISABLED: 'METHOD_DISABLED',
}

const codes = new Map(Object.entries(thrown))

describe('the kit, told by the service', () => {
  for (const code of Object.keys(wireErrors)) {
    test(`${code}, throws the class that belongs to it`, async () => {
      const reply = refusalResponse(new Refusal(isWireCode(code) ? code : 'INTERNAL'))
      const error = errorFromReply(reply.status, await reply.json())
      expect(error.code).toBe(codes.get(code) ?? 'HTTP_STATUS')
      if (error.code === 'HTTP_STATUS') expect(error.wireCode).toBe(code)
    })
  }

  test('how many tries are left and how long to wait, passes both on', async () => {
    const wrong = refusalResponse(new Refusal('OTP_CODE_INVALID', { attemptsLeft: 2 }))
    const often = refusalResponse(new Refusal('OTP_SENDS_EXCEEDED', { retryAfterSeconds: 40 }))
    expect(errorFromReply(400, await wrong.json())).toMatchObject({ attemptsLeft: 2 })
    expect(errorFromReply(429, await often.json())).toMatchObject({ retryAfterMs: 40_000 })
  })

  test('a code that it does not know, keeps the status and the name', () => {
    const details = [{ turnkeyErrorCode: 'OF_TOMORROW' }]
    const error = errorFromReply(418, { code: 2, message: 'no', details })
    expect(error).toMatchObject({ code: 'HTTP_STATUS', status: 418, wireCode: 'OF_TOMORROW' })
  })
})

function isWireCode(code: string): code is WireErrorCode {
  return code in wireErrors
}
