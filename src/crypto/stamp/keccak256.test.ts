import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { keccak256 } from './keccak256.ts'

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('gives the known hash of "%s"', (text, hash) => {
  expect(hexFromBytes(keccak256(bytesFromUtf8(text)))).toBe(hash)
})

test('gives what a library gives for every length up to three blocks', () => {
  for (let length = 0; length <= 3 * 136 + 1; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * at * 7 + length) % 256)
    expect(hexFromBytes(keccak256(bytes))).toBe(hexFromBytes(keccak_256(bytes)))
  }
})

test('leaves what it hashes as it is', () => {
  const bytes = Uint8Array.of(1, 2, 3)
  keccak256(bytes)
  expect([...bytes]).toEqual([1, 2, 3])
})
