import { expect, test } from 'vitest'
import { readSessionKeyName, sessionKeyName, sessionMark } from './sessionKeyName.ts'

const mac = { browser: 'Chrome', system: 'macOS' }

test.each([
  ['google', 'Chrome on macOS', { method: 'google', device: mac }],
  ['email', 'Samsung Internet on Android', { device: { browser: 'Samsung Internet' } }],
  ['Acme (on call)', 'Chrome on macOS', { method: 'Acme (on call)', device: mac }],
  ['passkey', undefined, { method: 'passkey', device: null }],
  ['passkey', 'Linux', { method: 'passkey', device: null }],
  [null, 'Chrome on macOS', { method: null, device: mac }],
  [null, undefined, { method: null, device: null }],
])('reads what was written of %s and %s', (method, device, facts) => {
  expect(readSessionKeyName(sessionKeyName(method, device))).toMatchObject(facts)
})

test('a renewed session names the key that it had before', () => {
  const mark = sessionMark(`02${'ab12cd34ef'.repeat(6)}`)
  const name = sessionKeyName('Acme (on call)', 'Chrome on macOS', mark)
  expect(readSessionKeyName(name)).toEqual({
    method: 'Acme (on call)',
    device: mac,
    replaced: mark,
  })
  expect(readSessionKeyName(sessionKeyName('email', undefined)).replaced).toBeNull()
})

test.each(['session-02ab12cd34ef', '', 'Chrome on macOS', '(email)', 'key on table ()'])(
  'reads nothing into "%s", which another service wrote',
  (name) => {
    expect(readSessionKeyName(name)).toEqual({ method: null, device: null, replaced: null })
  },
)
