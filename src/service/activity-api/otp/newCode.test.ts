import { expect, test } from 'vitest'
import { newCode, normalizeCode } from './newCode.ts'

test('makes codes of digits, or of the letters and digits that nobody misreads', () => {
  for (const length of [6, 7, 8, 9]) {
    expect(newCode(length, false)).toMatch(new RegExp(`^\\d{${length}}$`))
    expect(newCode(length, true)).toMatch(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${length}}$`))
  }
})

test.each([
  ['digits', false, 10],
  ['letters and digits', true, 32],
])('draws every character equally often: %s', (_, isAlphanumeric, size) => {
  const counts = new Map<string, number>()
  const rounds = 8000
  for (let i = 0; i < rounds; i++)
    for (const character of newCode(9, isAlphanumeric))
      counts.set(character, (counts.get(character) ?? 0) + 1)
  const expected = (rounds * 9) / size
  let chiSquared = 0
  for (const count of counts.values()) chiSquared += (count - expected) ** 2 / expected
  expect(counts.size).toBe(size)
  // Far beyond the 99.9999 % point for 31 degrees of freedom, far below what a modulo bias gives.
  expect(chiSquared).toBeLessThan(90)
})

test('reads a code as it was meant', () => {
  expect(normalizeCode(' 123-456 ')).toBe('123456')
  expect(normalizeCode('o1il-7kq2')).toBe('01117KQ2')
})
