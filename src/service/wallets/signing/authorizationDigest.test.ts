import { expect, it } from 'vitest'
import { hexFromBytes } from '../../../lib/hex.ts'
import { authorizationDigest } from './authorizationDigest.ts'

const address = '0x1234567890123456789012345678901234567890'

function digestOf(tuple: unknown): string {
  const digest = authorizationDigest(JSON.stringify(tuple))
  return typeof digest === 'string' ? digest : hexFromBytes(digest)
}

/** As several libraries give it for chain 8545 and nonce 1. */
const DIGEST = 'b847dee5b33802280f3279d57574e1eb6bf5d628d7f63049e3cb20bad211056c'

it('gives the digest that others give, however the numbers are written', () => {
  expect(digestOf({ chainId: 8545, address, nonce: 1 })).toBe(DIGEST)
  expect(digestOf({ chainId: '8545', address, nonce: '0x1' })).toBe(DIGEST)
  expect(digestOf({ chainId: '0x2161', contractAddress: address, nonce: 1, note: 1 })).toBe(DIGEST)
  expect(digestOf({ chainId: 8545, address, nonce: 2 })).not.toBe(DIGEST)
})

it('tells numbers apart at the ends of their range', () => {
  const huge = `0x${'f'.repeat(64)}`
  const nonce = String(2n ** 64n - 2n)
  const digests = [
    { chainId: 0, address, nonce: 0 },
    { chainId: 127, address, nonce: 0 },
    { chainId: 128, address, nonce: 0 },
    { chainId: 256, address, nonce: 0 },
    { chainId: huge, address, nonce },
  ].map(digestOf)
  for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(digests).size).toBe(digests.length)
})

it.each<[string, unknown]>([
  ['must be the JSON of an authorization', [1, address, 1]],
  ['must have a chainId that is a number', { address, nonce: 1 }],
  ['must have a chainId that is a number', { chainId: -1, address, nonce: 1 }],
  ['must have a chainId that is a number', { chainId: `0x1${'0'.repeat(64)}`, address, nonce: 1 }],
  ['must have a chainId that is a number', { chainId: '1e3', address, nonce: 1 }],
  ['must have a nonce below 2^64 - 1', { chainId: 1, address }],
  ['must have a nonce below 2^64 - 1', { chainId: 1, address, nonce: 1.5 }],
  ['must have a nonce below 2^64 - 1', { chainId: 1, address, nonce: String(2n ** 64n - 1n) }],
  ['must have an address of 20 bytes', { chainId: 1, nonce: 1 }],
  ['must have an address of 20 bytes', { chainId: 1, nonce: 1, address: address.slice(2) }],
  ['must have an address of 20 bytes', { chainId: 1, nonce: 1, address: `${address}00` }],
])('says what is wrong: %s', (problem, tuple) => {
  expect(digestOf(tuple)).toBe(problem)
})
