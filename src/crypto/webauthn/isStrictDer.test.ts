import { expect, test } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import { isStrictDer } from './isStrictDer.ts'

const long = `028142${'01'.repeat(66)}`
const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

test.each([
  ['two small integers', '3006020101020102'],
  ['integers with a zero before a high bit', '300802020080020200ff'],
  ['zeros', '3006020100020100'],
  ['a length of two bytes', `308188${`0242${'01'.repeat(66)}`.repeat(2)}`],
])('takes %s', (_, hex) => {
  expect(isStrictDer(bytes(hex))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a set', '3106020101020102'],
  ['one integer', '3003020101'],
  ['three integers', '3009020101020102020103'],
  ['bytes behind', '300602010102010200'],
  ['bytes behind inside', '30070201010201020'.padEnd(18, '0')],
  ['bytes missing', '30060201010201'],
  ['a negative integer', '3006020181020102'],
  ['a zero that is not needed', '300702020001020102'],
  ['an empty integer', '30050200020102'],
  ['a length longer than needed', '308106020101020102'],
  ['an indefinite length', '30800201010201020000'],
  ['an integer whose length is longer than needed', `308189${long}0242${'01'.repeat(66)}`],
  ['an integer of another kind', '3006030101020102'],
])('refuses %s', (_, hex) => {
  expect(isStrictDer(bytes(hex))).toBe(false)
})
