import { expect, test } from 'vitest'
import { localeTags } from '../../../locales/loadLocale.ts'
import { decimalPoint, readAmount } from './readAmount.ts'

const MOST = 2n ** 256n - 1n

test.each([
  ['1', 6, '.', 1_000_000n],
  ['0.5', 6, '.', 500_000n],
  ['.5', 6, '.', 500_000n],
  ['1.', 6, '.', 1_000_000n],
  ['0,5', 6, ',', 500_000n],
  [' 12 ', 0, '.', 12n],
  ['۰٫۵', 6, '٫', 500_000n],
  ['0٫5', 6, '٫', 500_000n],
  ['0.5', 6, '٫', 500_000n], // nothing else that it could be: ٬ makes groups there
  ['٠٫٥', 6, '.', 500_000n], // no language has another meaning for it
  ['١', 6, '.', 1_000_000n],
  ['०.५', 6, '.', 500_000n],
  ['০.৫', 6, '.', 500_000n],
  ['๐.๕', 6, '.', 500_000n],
  ['０．５', 6, '.', 500_000n],
  ['０，５', 6, ',', 500_000n],
  ['٠١٢٣٤٥٦٧٨٩', 0, '.', 123_456_789n],
  ['۰۱۲۳۴۵۶۷۸۹', 0, '٫', 123_456_789n],
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
  ['1٬000', '٫'],
  ['۱٬۰۰۰', '٫'],
  ['1,000', '٫'],
  ['1٬000', '.'],
  ['1，000', '.'],
  ['0.5', ','],
  ['0,5', '٫'],
  ['0.5٫1', '٫'],
  ['0٫5.1', '.'],
  ['٠٫٫٥', '٫'],
  ['1۲', '٫'], // digits of two scripts: ৪ is 4 and looks like 8
  ['8৪', '.'],
  ['²', '.'], // a number, and no digit
  ['Ⅳ', '.'],
  ['四', '.'],
  ['9'.repeat(80), '.'],
])('refuses %j', (text, point) => {
  expect(readAmount(text, 6, point, MOST)).toBeNull()
})

test('refuses more than there can be', () => {
  expect(readAmount('0.255', 3, '.', 255n)).toBe(255n)
  expect(readAmount('0.256', 3, '.', 255n)).toBeNull()
})

test.each([...localeTags, 'ar-EG', 'bn', 'de-CH', 'mr', 'my', 'ne', 'ur-IN'])(
  'takes what %s writes itself',
  (locale) => {
    const text = new Intl.NumberFormat(locale).format(0.5)
    expect(readAmount(text, 6, decimalPoint(locale), MOST)).toBe(500_000n)
  },
)

test('knows the point of a language', () => {
  expect([decimalPoint('en'), decimalPoint('de')]).toEqual(['.', ','])
})
