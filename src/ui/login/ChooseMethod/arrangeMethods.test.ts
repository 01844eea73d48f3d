import { expect, test } from 'vitest'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { arrangeMethods, hasButtons } from './arrangeMethods.ts'

const all: readonly LoginMethod[] = [
  'google',
  'apple',
  'x',
  'discord',
  'facebook',
  'email',
  'sms',
  'passkey',
  'wallet',
]

test('puts nine methods into one field, five tiles and a pair', () => {
  expect(arrangeMethods(all, null)).toEqual({
    field: 'both',
    fieldWasLast: false,
    last: null,
    tiles: ['google', 'apple', 'x', 'discord', 'facebook'],
    rows: [],
    own: ['passkey', 'wallet'],
  })
})

test.each([
  [['email'], 'email'],
  [['sms'], 'sms'],
  [['sms', 'email'], 'both'],
  [['google'], null],
] as const)('takes for %j in the field %s', (methods, field) => {
  expect(arrangeMethods(methods, null).field).toBe(field)
})

test('gives the last used method a row of its own', () => {
  expect(arrangeMethods(all, 'google')).toMatchObject({
    last: 'google',
    tiles: ['apple', 'x', 'discord', 'facebook'],
  })
  expect(arrangeMethods(all, 'passkey')).toMatchObject({ last: 'passkey', own: ['wallet'] })
})

test('marks the field when an address was used last', () => {
  for (const last of ['email', 'sms'] as const)
    expect(arrangeMethods(all, last)).toMatchObject({ last: null, fieldWasLast: true })
})

test('marks nothing for a method that is not offered any more', () => {
  expect(arrangeMethods(['email'], 'google')).toMatchObject({ last: null, fieldWasLast: false })
  expect(arrangeMethods(['google'], 'email')).toMatchObject({ last: null, fieldWasLast: false })
})

test('gives one or two social logins rows, three or more tiles', () => {
  expect(arrangeMethods(['google', 'apple'], null)).toMatchObject({
    tiles: [],
    rows: ['google', 'apple'],
  })
  expect(arrangeMethods(['google', 'apple', 'x'], null)).toMatchObject({
    tiles: ['google', 'apple', 'x'],
    rows: [],
  })
  // the last used one is a row already
  expect(arrangeMethods(['google', 'apple', 'x'], 'x')).toMatchObject({
    tiles: [],
    rows: ['google', 'apple'],
  })
})

test('gives a provider without a sign of its own a row', () => {
  const { tiles, rows } = arrangeMethods(['google', 'oidc:okta', 'apple', 'x'], null)
  expect(tiles).toEqual(['google', 'apple', 'x'])
  expect(rows).toEqual(['oidc:okta'])
})

test('keeps the app’s order inside each group', () => {
  const layout = arrangeMethods(['wallet', 'x', 'google', 'passkey', 'apple', 'email'], null)
  expect(layout).toMatchObject({ tiles: ['x', 'google', 'apple'], own: ['wallet', 'passkey'] })
})

test('knows whether there is anything beside the field', () => {
  expect(hasButtons(arrangeMethods(['email', 'sms'], 'email'))).toBe(false)
  for (const method of ['google', 'oidc:okta', 'passkey'] as const) {
    expect(hasButtons(arrangeMethods(['email', method], null))).toBe(true)
    expect(hasButtons(arrangeMethods(['email', method], method))).toBe(true)
  }
})
