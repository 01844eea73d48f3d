import { describe, expect, test } from 'vitest'
import { codeFromText, firstGroupSize, otpValue } from './otpValue.ts'

describe('otpValue', () => {
  test('keeps the digits and drops what stands between them', () => {
    expect(otpValue('413 902', 'digits')).toBe('413902')
    expect(otpValue('a4-1.3', 'digits')).toBe('413')
  })

  test('reads digits of other scripts', () => {
    expect(otpValue('٤١٣٩٠٢', 'digits')).toBe('413902')
    expect(otpValue('４１３', 'digits')).toBe('413')
    expect(otpValue('०९', 'digits')).toBe('09')
  })

  test('writes letters in upper case and reads look-alikes as meant', () => {
    expect(otpValue('7kq2 oil', 'letters-and-digits')).toBe('7KQ2011')
    expect(otpValue('u-!', 'letters-and-digits')).toBe('')
  })
})

describe('codeFromText', () => {
  test.each([
    '413902',
    ' 413 902 ',
    '413-902',
    '413 902 is your Fieldnotes code',
    'Your login code: 413902.',
    'Code 413902 works for 5 minutes, once. Asked at 10:21.',
    '481902x no, 413902',
    '@fieldnotes.example #413902',
    '\u2066413902\u2069',
  ])('takes the digits out of %j', (text) => {
    expect(codeFromText(text, 6, 'digits')).toBe('413902')
  })

  test('finds no code where none of this length stands by itself', () => {
    expect(codeFromText('4139', 6, 'digits')).toBeNull()
    expect(codeFromText('call 0044 7700 900123', 7, 'digits')).toBeNull()
    expect(codeFromText('41390277', 6, 'digits')).toBeNull()
  })

  test('tells a code with letters from words of the same length', () => {
    const text = '7KQ2 9XWZ is your Trailmap code. Passport required.'
    expect(codeFromText(text, 8, 'letters-and-digits')).toBe('7KQ29XWZ')
    expect(codeFromText('passport', 8, 'letters-and-digits')).toBeNull()
    expect(codeFromText('Your code is 7kq2a9xwz', 9, 'letters-and-digits')).toBe('7KQ2A9XWZ')
  })
})

test('groups slots as 3+3, 4+3, 4+4 and 5+4', () => {
  expect([6, 7, 8, 9].map(firstGroupSize)).toEqual([3, 4, 4, 5])
  expect(firstGroupSize(4)).toBe(0)
})
