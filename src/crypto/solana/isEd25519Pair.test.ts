import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test, vi } from 'vitest'
import { isEd25519Pair } from './isEd25519Pair.ts'

test('a key belongs to its own public half, and to no other', async () => {
  for (let round = 0; round < 20; round++) {
    const { secretKey, publicKey } = ed25519.keygen()
    expect(await isEd25519Pair(secretKey, publicKey)).toBe(true)
    const other = publicKey.slice()
    other[round] = (other[round] ?? 0) ^ 1
    expect(await isEd25519Pair(secretKey, other)).toBe(false)
  }
})

test.each([
  ['the zero of the curve', Uint8Array.from({ length: 32 }, (_, index) => (index === 0 ? 1 : 0))],
  ['a point of small order', new Uint8Array(32)],
  ['what is no point', new Uint8Array(32).fill(0xff)],
])('a key does not belong to %s', async (_, publicKey) => {
  expect(await isEd25519Pair(ed25519.utils.randomSecretKey(), publicKey)).toBe(false)
})

test('does not say it where the platform knows no such keys', async () => {
  const { secretKey, publicKey } = ed25519.keygen()
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
  expect(await isEd25519Pair(secretKey, publicKey)).toBeNull()
})
