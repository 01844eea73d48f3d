import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { decompressPublicKey } from './decompressPublicKey.ts'

const base = p256.Point.BASE.toHex(true)

test('reads a compressed point', () => {
  expect(decompressPublicKey(base)).toEqual(p256.Point.BASE.toBytes(false))
})

test.each([
  ['upper case', base.toUpperCase()],
  ['an uncompressed point', p256.Point.BASE.toHex(false)],
  ['one character less', base.slice(0, 65)],
  ['white space behind', `${base}\n`],
  ['x beyond the field', `02${'f'.repeat(64)}`],
  ['x of no point', `02${'0'.repeat(63)}1`],
  ['nothing', ''],
])('answers null to %s', (_, text) => {
  expect(decompressPublicKey(text)).toBeNull()
})
