import { describe, expect, test } from 'vitest'
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
  API_KEY_EXPIRED: 401,
  REQUEST_NOT_AUTHORIZED: 403,
  CREDENTIAL_CONFLICT: 401,
  ORGANIZATION_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  ACTIVITY_NOT_FOUND: 404,
  ORGANIZATION_MISMATCH: 400,
  INVALID_EMAIL: 400,
  INVALID_PHONE_NUMBER: 400,
  OTP_CODE_INVALID: 400,
  OTP_EXPIRED: 400,
  OTP_ATTEMPTS_EXCEEDED: 429,
  OTP_SENDS_EXCEEDED: 429,
  DELIVERY_FAILED: 503,
  VERIFICATION_TOKEN_INVALID: 401,
  VERIFICATION_TOKEN_USED: 401,
  CLIENT_SIGNATURE_INVALID: 401,
  CONFIG_NOT_FOUND: 404,
  ORIGIN_NOT_ALLOWED: 403,
  METHOD_DISABLED: 403,
}

/** Texts that published clients look for inside the message of a refusal. */
const matched: readonly (readonly [WireErrorCode, string])[] = [
  ['PUBLIC_KEY_NOT_FOUND', 'could not find public key in organization or its parent organization'],
  ['API_KEY_EXPIRED', 'Unauthenticated desc = expired api key publicKey'],
  ['OTP_SENDS_EXCEEDED', 'Max number of OTPs have been initiated'],
  ['OTP_CODE_INVALID', 'Invalid OTP code'],
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
