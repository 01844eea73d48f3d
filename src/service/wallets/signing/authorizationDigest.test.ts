import { expect, it } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { authorizationDigest } from './authorizationDigest.ts'
import { signBytes } from './signBytes.ts'

const address = '0x1234567890123456789012345678901234567890'

function digestOf(tuple: unknown): string {
  const digest = authorizationDigest(JSON.stringify(tuple))
  return typeof digest === 'string' ? digest : hexFromBytes(digest)
}

/** The known answer of eth-sig-util for chain 8545 and nonce 1, which signs it with this key. */
const KEY =
  bytesFromHex('4af1bceebf7f3634ec3cff8a2c38e51178d5d4ce585c52d6043e5e2cc3418bb0') ??
  new Uint8Array()
const DIGEST = 'b847dee5b33802280f3279d57574e1eb6bf5d628d7f63049e3cb20bad211056c'

it('sec/T31 gives the digest and the signature that others give, however the numbers are written', () => {
  expect(digestOf({ chainId: 8545, address, nonce: 1 })).toBe(DIGEST)
  expect(digestOf({ chainId: '8545', address, nonce: '0x1' })).toBe(DIGEST)
  expect(digestOf({ chainId: '0x2161', contractAddress: address, nonce: 1, note: 1 })).toBe(DIGEST)
  expect(digestOf({ chainId: 8545, address, nonce: 2 })).not.toBe(DIGEST)
  expect(signBytes(bytesFromHex(DIGEST) ?? new Uint8Array(), KEY, 'CURVE_SECP256K1')).toEqual({
    r: 'ebea1ac12f17a56a514dfecbcbc8bbee7b089fa3fcee31680d1e2c1588f623df',
    s: '7973cab74e12536678995377da38c96c65c52897750b73462c6760ef2737dba4',
    v: '00',
  })
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
