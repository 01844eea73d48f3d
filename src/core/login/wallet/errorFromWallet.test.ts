import { expect, test } from 'vitest'
import { walletRefusal } from '../../../../test/support/fakeWallets.ts'
import { RequestAbortedError } from '../../../errors/http.ts'
import { errorFromWallet } from './errorFromWallet.ts'

test.each([
  [4001, 'WALLET_REJECTED'],
  ['ACTION_REJECTED', 'WALLET_REJECTED'],
  [5000, 'WALLET_REJECTED'],
  [4100, 'WALLET_LOCKED'],
  [-32002, 'WALLET_LOCKED'],
  [4901, 'WALLET_WRONG_NETWORK'],
  [4902, 'WALLET_WRONG_NETWORK'],
  [4900, 'WALLET_VANISHED'],
  [6000, 'WALLET_VANISHED'],
  [4200, 'WALLET_FAILED'],
  [-32603, 'WALLET_FAILED'],
  ['4001', 'WALLET_FAILED'],
])('tells by the code %s', (code, expected) => {
  expect(errorFromWallet(walletRefusal(code)).code).toBe(expected)
})

test.each([
  { code: -32603, data: { originalError: { code: 4001 } } },
  { cause: { error: { code: 4001 } } },
  new Error('failed', { cause: walletRefusal(4001) }),
])('finds the code that a wallet wrapped: %#', (error) => {
  expect(errorFromWallet(error).code).toBe('WALLET_REJECTED')
})

test('does not go by the text', () => {
  expect(errorFromWallet(new Error('User rejected the request.')).code).toBe('WALLET_FAILED')
})

test('keeps secrets out of the details, and the text short', () => {
  const message = `no session ${'ab'.repeat(40)} for a@b.example ${'x '.repeat(10_000)}`
  const { details = '' } = errorFromWallet({ code: 4001, message })
  expect(details).not.toContain('abab')
  expect(details).not.toContain('a@b.example')
  expect(details.length).toBeLessThan(220)
})

const looped: Record<string, unknown> = {}
looped.cause = looped
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const throwing = {
  get code() {
    throw new Error('no')
  },
}
const odd: readonly unknown[] = [null, undefined, 'no', looped, revoked.proxy, throwing]

test('makes an error of anything that is thrown', () => {
  expect(odd.map((thrown) => errorFromWallet(thrown).code)).toEqual(odd.map(() => 'WALLET_FAILED'))
})

test('leaves our own errors as they are', () => {
  const error = new RequestAbortedError()
  expect(errorFromWallet(error)).toBe(error)
})
