import { expect, test } from 'vitest'
import { type WireErrorCode, wireErrors } from '../../wire/errorCode.ts'
import { errorFromReply } from './errorFromReply.ts'

const body = (turnkeyErrorCode: string, facts: object = {}, message = 'no') => ({
  code: 3,
  message,
  details: [{ turnkeyErrorCode, ...facts }],
})

const codes: Record<WireErrorCode, string> = {
  REQUEST_INVALID: 'REQUEST_INVALID',
  JSON_INVALID: 'REQUEST_INVALID',
  CONTENT_TYPE_UNSUPPORTED: 'REQUEST_INVALID',
  BODY_TOO_LARGE: 'REQUEST_INVALID',
  PATH_NOT_FOUND: 'HTTP_STATUS',
  METHOD_NOT_ALLOWED: 'HTTP_STATUS',
  INVALID_TIME: 'REQUEST_INVALID',
  RATE_LIMIT_EXCEEDED: 'RATE_LIMITED',
  INTERNAL: 'HTTP_STATUS',
  UNAVAILABLE: 'HTTP_STATUS',
  SIGNATURE_MISSING: 'STAMP_REFUSED',
  STAMP_MALFORMED: 'STAMP_REFUSED',
  SIGNATURE_INVALID: 'STAMP_REFUSED',
  PUBLIC_KEY_NOT_FOUND: 'SESSION_EXPIRED',
  CREDENTIAL_NOT_FOUND: 'HTTP_STATUS',
  API_KEY_EXPIRED: 'SESSION_EXPIRED',
  REQUEST_NOT_AUTHORIZED: 'REQUEST_FORBIDDEN',
  CREDENTIAL_CONFLICT: 'CREDENTIAL_CONFLICT',
  ORGANIZATION_NOT_FOUND: 'HTTP_STATUS',
  USER_NOT_FOUND: 'HTTP_STATUS',
  AUTHENTICATOR_NOT_FOUND: 'HTTP_STATUS',
  API_KEY_NOT_FOUND: 'HTTP_STATUS',
  ACTIVITY_NOT_FOUND: 'HTTP_STATUS',
  ORGANIZATION_MISMATCH: 'REQUEST_INVALID',
  USER_TAG_NOT_FOUND: 'HTTP_STATUS',
  INVITATION_NOT_FOUND: 'HTTP_STATUS',
  USER_REQUIRED: 'HTTP_STATUS',
  USER_TAG_EXISTS: 'HTTP_STATUS',
  INVITATION_EXISTS: 'HTTP_STATUS',
  INVALID_EMAIL: 'CONTACT_INVALID',
  INVALID_PHONE_NUMBER: 'CONTACT_INVALID',
  PHONE_COUNTRY_NOT_ALLOWED: 'PHONE_COUNTRY_NOT_ALLOWED',
  OTP_CODE_INVALID: 'OTP_CODE_INVALID',
  OTP_EXPIRED: 'OTP_EXPIRED',
  OTP_ATTEMPTS_EXCEEDED: 'OTP_ATTEMPTS_EXCEEDED',
  OTP_SENDS_EXCEEDED: 'OTP_SENDS_EXCEEDED',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  VERIFICATION_TOKEN_INVALID: 'VERIFICATION_REFUSED',
  VERIFICATION_TOKEN_USED: 'VERIFICATION_REFUSED',
  OIDC_TOKEN_INVALID: 'VERIFICATION_REFUSED',
  OAUTH_CODE_INVALID: 'VERIFICATION_REFUSED',
  OAUTH_PROVIDER_NOT_FOUND: 'HTTP_STATUS',
  CLIENT_SIGNATURE_INVALID: 'VERIFICATION_REFUSED',
  PASSKEY_INVALID: 'HTTP_STATUS',
  WALLET_NOT_FOUND: 'HTTP_STATUS',
  WALLET_ACCOUNT_NOT_FOUND: 'HTTP_STATUS',
  PRIVATE_KEY_NOT_FOUND: 'HTTP_STATUS',
  PRIVATE_KEY_TAG_NOT_FOUND: 'HTTP_STATUS',
  SIGNER_NOT_FOUND: 'HTTP_STATUS',
  WALLET_NOT_EXPORTED: 'HTTP_STATUS',
  WALLET_ACCOUNT_NOT_EXPORTED: 'HTTP_STATUS',
  PRIVATE_KEY_NOT_EXPORTED: 'HTTP_STATUS',
  OAUTH2_CREDENTIAL_NOT_FOUND: 'HTTP_STATUS',
  OAUTH2_PROVIDER_NOT_CONFIGURED: 'HTTP_STATUS',
  ON_RAMP_CREDENTIAL_NOT_FOUND: 'HTTP_STATUS',
  SESSION_PROFILE_NOT_FOUND: 'HTTP_STATUS',
  AUTH_PROXY_DISABLED: 'HTTP_STATUS',
  CONFIG_NOT_FOUND: 'CONFIG_NOT_FOUND',
  ORIGIN_NOT_ALLOWED: 'ORIGIN_NOT_ALLOWED',
  METHOD_DISABLED: 'METHOD_DISABLED',
}

test.each(Object.entries(codes))('makes of %s the error %s', (wireCode, code) => {
  expect(errorFromReply(400, body(wireCode)).code).toBe(code)
})

test('knows every refusal of the wire', () => {
  expect(Object.keys(codes).sort()).toEqual(Object.keys(wireErrors).sort())
})

test('converts what is left and how long to wait', () => {
  expect(errorFromReply(400, body('OTP_CODE_INVALID', { attemptsLeft: 2 }))).toMatchObject({
    attemptsLeft: 2,
  })
  for (const code of ['OTP_SENDS_EXCEEDED', 'OTP_ATTEMPTS_EXCEEDED', 'RATE_LIMIT_EXCEEDED'])
    expect(errorFromReply(429, body(code, { retryAfterSeconds: 9 }))).toMatchObject({
      retryAfterMs: 9000,
    })
})

test.each([
  undefined,
  null,
  'nginx',
  {},
  { code: 3, message: 'no' },
  body('FROM_A_NEWER_SERVICE'),
  body('constructor'),
])('reports the status of a refusal that it cannot name', (reply) => {
  expect(errorFromReply(418, reply)).toMatchObject({ code: 'HTTP_STATUS', status: 418 })
})

test('goes by the name and never by the text', () => {
  expect(errorFromReply(400, { code: 3, message: 'Invalid OTP code' }).code).toBe('HTTP_STATUS')
})

test('cuts secrets out of what the service said', () => {
  const message = `user mara@okafor.example key ${'ab'.repeat(33)} code 482913`
  const error = errorFromReply(500, body('INTERNAL', {}, message))
  expect(error.message).not.toMatch(/mara|abab|482913/)
})
