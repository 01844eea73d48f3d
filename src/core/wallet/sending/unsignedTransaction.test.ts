import { type Hex, parseTransaction, serializeTransaction } from 'viem'
import { describe, expect, test } from 'vitest'
import type { FilledTransaction } from './ethereumTransaction.ts'
import { unsignedTransaction } from './unsignedTransaction.ts'

const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const key: Hex = `0x${'07'.repeat(32)}`
const start = { nonce: 7, gas: 21_000n, value: 10n ** 18n, data: '0xdeadbeef' } as const
const now = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n }
const accessList = [{ address: to, storageKeys: [key] }] as const
const authorization = { address: to, chainId: 1, nonce: 9, yParity: 1, r: key, s: key } as const
const before = { gasPrice: 5n }

/** The same for both libraries. */
const rows: readonly (readonly [string, object, Partial<FilledTransaction>])[] = [
  ['a legacy transaction', { type: 'legacy', ...before }, { fees: before }],
  [
    'one with an access list',
    { type: 'eip2930', ...before, accessList },
    { fees: before, accessList },
  ],
  ['one of now', { type: 'eip1559', ...now }, { fees: now }],
  ['one of now with an access list', { type: 'eip1559', ...now, accessList }, { accessList }],
  [
    'one with an authorization',
    { type: 'eip7702', ...now, authorizationList: [authorization] },
    {
      authorizationList: [
        { address: to, chainId: 1n, nonce: 9n, yParity: 1n, r: BigInt(key), s: BigInt(key) },
      ],
    },
  ],
]

const filled: FilledTransaction = { ...start, nonce: 7n, chainId: 1n, to, fees: now }

describe('an unsigned transaction', () => {
  test.each(rows)('is written as a second library writes it: %s', (_name, theirs, ours) => {
    const expected = serializeTransaction({ ...start, to, chainId: 1, ...theirs } as never)
    expect(`0x${unsignedTransaction({ ...filled, ...ours })}`).toBe(expected)
  })

  test('is the same text whatever letters its hex came in', () => {
    const loud = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', data: '0xDEADBEEF' }
    expect(unsignedTransaction({ ...filled, ...loud })).toBe(unsignedTransaction(filled))
  })

  test('makes a contract without a to', () => {
    const written = unsignedTransaction({ ...filled, to: null })
    expect(parseTransaction(`0x${written}` as never)).toMatchObject({ data: '0xdeadbeef' })
    expect(Object(parseTransaction(`0x${written}` as never)).to).toBeUndefined()
  })

  test('writes zeros as nothing, as the chain wants them', () => {
    const zeros = { nonce: 0n, value: 0n, data: undefined, chainId: 11_155_111n }
    const theirs = { type: 'eip1559', chainId: 11_155_111, to, gas: 21_000n, ...now } as const
    expect(`0x${unsignedTransaction({ ...filled, ...zeros })}`).toBe(serializeTransaction(theirs))
  })

  test.each([
    ['a short address', { to: '0x1234' }],
    ['an address without 0x', { to: to.slice(2) }],
    ['half a byte', { data: '0x123' }],
    ['a short place in storage', { accessList: [{ address: to, storageKeys: ['0x07'] }] }],
    ['authorizations at an old price', { fees: before, authorizationList: [] }],
    ['a contract with authorizations', { to: null, authorizationList: [] }],
  ])('refuses %s', (_name, more: Partial<FilledTransaction>) => {
    expect(() => unsignedTransaction({ ...filled, ...more })).toThrow(
      expect.objectContaining({ code: 'SIGN_REQUEST_INVALID' }),
    )
  })
})
