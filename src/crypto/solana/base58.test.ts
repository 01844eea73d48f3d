import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { base58FromBytes, bytesFromBase58 } from './base58.ts'

test('writes keys as a second library does, zeros at the start included', () => {
  const keys = Array.from({ length: 200 }, (_, i) => {
    const bytes = crypto.getRandomValues(new Uint8Array(i % 40))
    return bytes.fill(0, 0, i % 5)
  })
  expect(keys.map(base58FromBytes)).toEqual(keys.map((key) => base58.encode(key)))
  expect(base58FromBytes(new Uint8Array(32))).toBe('1'.repeat(32))
})

test('reads what it has written, and nothing that is not written so', () => {
  const keys = Array.from({ length: 200 }, (_, i) => {
    const bytes = crypto.getRandomValues(new Uint8Array(i % 40))
    return bytes.fill(0, 0, i % 5)
  })
  expect(keys.map((key) => bytesFromBase58(base58.encode(key)))).toEqual(keys)
  const refused = ['0', 'O', 'I', 'l', ' 1', 'ä', '1'.repeat(101)]
  expect(refused.map(bytesFromBase58)).toEqual(refused.map(() => null))
})
