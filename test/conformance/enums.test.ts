import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ACTIVITY_STATUSES, activityRecord } from '../../src/wire/activityRecord.ts'
import { apiKeyCurve } from '../../src/wire/fields/apiKey.ts'
import { authenticatorTransport } from '../../src/wire/fields/authenticator.ts'
import { decimalText } from '../../src/wire/fields/decimalText.ts'
import { otpType } from '../../src/wire/fields/otpType.ts'
import { paginationOptions } from '../../src/wire/fields/pagination.ts'
import { signup } from '../../src/wire/proxy/signup.ts'
import { suborgFilterType } from '../../src/wire/query/listSuborgs.ts'

test('finds sub-organizations by eight filters', () => {
  expect(suborgFilterType.options).toEqual([
    'CREDENTIAL_ID',
    'NAME',
    'USERNAME',
    'EMAIL',
    'PHONE_NUMBER',
    'OIDC_TOKEN',
    'WALLET_ACCOUNT_ADDRESS',
    'PUBLIC_KEY',
  ])
})

test('knows five transports of a passkey', () => {
  expect(authenticatorTransport.options).toEqual([
    'AUTHENTICATOR_TRANSPORT_BLE',
    'AUTHENTICATOR_TRANSPORT_INTERNAL',
    'AUTHENTICATOR_TRANSPORT_NFC',
    'AUTHENTICATOR_TRANSPORT_USB',
    'AUTHENTICATOR_TRANSPORT_HYBRID',
  ])
})

test('knows three curves of an API key', () => {
  expect(apiKeyCurve.options).toEqual([
    'API_KEY_CURVE_P256',
    'API_KEY_CURVE_SECP256K1',
    'API_KEY_CURVE_ED25519',
  ])
})

test('sends codes by email and by text message', () => {
  expect(otpType.options).toEqual(['OTP_TYPE_EMAIL', 'OTP_TYPE_SMS'])
})

test('takes the wallet of a signup by path and curve', () => {
  const wallet = { path: "m/44'/501'/0'/0'", curve: 'CURVE_TYPE_ED25519' }
  expect(v.is(signup.request, { wallet })).toBe(true)
  expect(v.is(signup.request, { wallet: { ...wallet, curve: 'CURVE_TYPE_OTHER' } })).toBe(false)
})

test('knows seven statuses of an activity', () => {
  expect(ACTIVITY_STATUSES).toEqual([
    'ACTIVITY_STATUS_CREATED',
    'ACTIVITY_STATUS_PENDING',
    'ACTIVITY_STATUS_COMPLETED',
    'ACTIVITY_STATUS_FAILED',
    'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    'ACTIVITY_STATUS_REJECTED',
    'ACTIVITY_STATUS_AUTHENTICATORS_NEEDED',
  ])
})

test('reads a record whose status it does not know, since a newer service may have more', () => {
  expect(v.is(activityRecord.entries.status, 'ACTIVITY_STATUS_OF_TOMORROW')).toBe(true)
})

test('pages by 1 to 100, 10 when nothing is said', () => {
  const limits = ['1', '10', '100', '0', '101', '01', '-1', '1.0', '']
  expect(limits.map((limit) => v.is(paginationOptions, { limit }))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ])
  expect(v.parse(paginationOptions, {}).limit).toBe('10')
})

test('reads numbers that travel as text only in their one form', () => {
  const texts = ['0', '900', '9007199254740991', '9007199254740992', '007', '+1', '1e3', ' 1', '']
  expect(texts.map((text) => v.is(decimalText, text))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ])
})
