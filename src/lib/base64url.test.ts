import { base64urlnopad } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from './base64url.ts'

test('writes what another library writes, and comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = base64urlFromBytes(bytes)
      expect(text).toBe(base64urlnopad.encode(bytes))
      expect(bytesFromBase64url(text)).toEqual(bytes)
    }),
  )
})

test.each([3071, 3072, 3073, 3074, 6144, 100_001])('writes %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) ^ (at >> 8))
  expect(base64urlFromBytes(bytes)).toBe(base64urlnopad.encode(bytes))
})

test('writes the part of a buffer that is asked for and nothing behind it', () => {
  const bytes = new Uint8Array(8).fill(255)
  for (let length = 0; length <= 6; length++)
    expect(base64urlFromBytes(bytes.subarray(1, 1 + length))).toBe(
      base64urlnopad.encode(bytes.slice(0, length)),
    )
})

describe('bytesFromBase64url answers null to', () => {
  test.each([
    ['padding', 'AA=='],
    ['the other alphabet', '+/+/'],
    ['white space', 'AA AA'],
    ['a character too many', 'AAAAA'],
    ['bits left over', 'AB'],
  ])('%s', (_, text) => {
    expect(bytesFromBase64url(text)).toBeNull()
  })
})
