import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCbor } from '../../crypto/webauthn/readCbor.ts'
import { writeCbor } from './writeCbor.ts'

test('writes what the strict reader reads', () => {
  const leaf = fc.oneof(
    fc.constant(null),
    fc.nat(Number.MAX_SAFE_INTEGER - 1),
    fc.string({ unit: 'grapheme' }),
    fc.uint8Array(),
  )
  const map = fc.array(fc.tuple(fc.string(), leaf)).map((pairs) => new Map(pairs))
  fc.assert(
    fc.property(fc.oneof(leaf, fc.array(leaf, { maxLength: 40 }), map), (value) => {
      expect(readCbor(writeCbor(value))).toEqual(value)
    }),
  )
})

test.each([23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32])(
  'writes %i in its shortest form',
  (value) => {
    expect(readCbor(writeCbor(value))).toBe(value)
  },
)
