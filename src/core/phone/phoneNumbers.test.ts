import { expect, test } from 'vitest'
import {
  callingCodeOf,
  formatNational,
  formatNumber,
  formatTyped,
  phoneRegions,
  toE164,
} from './phoneNumbers.ts'

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['7700 900123', 'GB', '+447700900123'],
  ['+44 (0) 7700 900123', 'US', '+447700900123'],
  ['+4407700900123', 'GB', '+447700900123'],
  ['(213) 373-4253', 'US', '+12133734253'],
  ['0044 7700 900123', 'DE', '+447700900123'],
  ['٠٧٧٠٠ ٩٠٠١٢٣', 'GB', '+447700900123'],
  ['＋４４７７００９００１２３', 'US', '+447700900123'],
  ['06 1234 5678', 'IT', '+390612345678'],
])('reads %j typed in %s as %s', (typed, region, number) => {
  expect(toE164(typed, region)).toBe(number)
})

test.each([
  ['', 'GB'],
  ['+', 'GB'],
  ['+44', 'GB'],
  ['123', 'GB'],
  ['07700 9001234567', 'GB'],
  ['+999 123456789', 'GB'],
  ['call 07700 900123', 'GB'],
  ['07700 900123 ext. 4', 'GB'],
  ['07700 900123', 'ZZ'],
])('refuses %j typed in %s', (typed, region) => {
  expect(toE164(typed, region)).toBeNull()
})

test('groups a number while it is typed, and tells its region by its digits', () => {
  expect(formatTyped('07700900123', 'GB')).toEqual({ text: '07700 900123', region: null })
  expect(formatTyped('7700900123', 'GB')).toEqual({ text: '7700 900123', region: null })
  expect(formatTyped('7', 'GB').text).toBe('7')
  expect(formatTyped('2133734253', 'US')).toEqual({ text: '(213) 373-4253', region: null })
  expect(formatTyped('+4930', 'US')).toEqual({ text: '+49 30', region: 'DE' })
  expect(formatTyped('+14165550123', 'GB')).toMatchObject({ region: 'CA' })
  expect(formatTyped('+', 'GB')).toEqual({ text: '+', region: null })
})

test('stays with the region that was there while its calling code is shared', () => {
  expect(formatTyped('+1', 'CA').region).toBe('CA')
  expect(formatTyped('+1', 'GB').region).toBe('US')
  expect(formatTyped('+44', 'US').region).toBe('GB')
})

test('shows a whole number in groups, with and without its country code', () => {
  expect(formatNumber('+447700900123')).toBe('+44 7700 900123')
  expect(formatNumber('mara@okafor.example')).toBe('mara@okafor.example')
  expect(formatNational('+12133734253', 'US')).toBe('(213) 373-4253')
  expect(formatNational('+4', 'GB')).toBe('4')
})

test('knows every region with its calling code', () => {
  const regions = phoneRegions()
  expect(regions.length).toBeGreaterThan(240)
  expect(regions).toContainEqual({ region: 'GB', callingCode: '44' })
  expect(callingCodeOf('DE')).toBe('49')
  expect(callingCodeOf('ZZ')).toBeNull()
})
