import { expect, test } from 'vitest'
import { decimalPoint, readAmount } from './readAmount.ts'

const MOST = 2n ** 256n - 1n

test.each([
  ['1', 6, '.', 1_000_000n],
  ['0.5', 6, '.', 500_000n],
  ['.5', 6, '.', 500_000n],
  ['1.', 6, '.', 1_000_000n],
  ['0,5', 6, ',', 500_000n],
  [' 12 ', 0, '.', 12n],
  ['0.000000000000000001', 18, '.', 1n],
  ['123456789012345678.123456789012345678', 18, '.', 123456789012345678123456789012345678n],
])('reads %j with %i digits', (text, decimals, point, raw) => {
  expect(readAmount(text, decimals, point, MOST)).toBe(raw)
})

test.each([
  ['', '.'],
  ['.', '.'],
  ['0', '.'],
  ['0.0000001', '.'], // more digits than the currency has: nothing is rounded
  ['-1', '.'],
  ['+1', '.'],
  ['1e3', '.'],
  ['0x10', '.'],
  ['1,000', '.'],
  ['1.000', ','],
  ['1.0.0', '.'],
  ['1 000', '.'],
  ['١', '.'],
  ['9'.repeat(80), '.'],
])('refuses %j', (text, point) => {
  expect(readAmount(text, 6, point, MOST)).toBeNull()
})

test('refuses more than there can be', () => {
  expect(readAmount('0.255', 3, '.', 255n)).toBe(255n)
  expect(readAmount('0.256', 3, '.', 255n)).toBeNull()
})

test('knows the point of a language', () => {
  expect([decimalPoint('en'), decimalPoint('de')]).toEqual(['.', ','])
})
