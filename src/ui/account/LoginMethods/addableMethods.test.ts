import { expect, test } from 'vitest'
import { addableMethods } from './addableMethods.ts'

test('offers one address and one account of each kind, and passkeys and wallets again', () => {
  const methods = ['email', 'sms', 'google', 'oidc:fells', 'passkey', 'wallet'] as const
  const ways = [{ method: 'email' }, { method: 'google' }, { method: 'passkey' }] as const
  expect(addableMethods(methods, ways)).toEqual(['sms', 'oidc:fells', 'passkey', 'wallet'])
  expect(addableMethods(methods, [])).toEqual(methods)
  expect(addableMethods([], ways)).toEqual([])
})
