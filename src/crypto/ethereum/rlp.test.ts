import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { encodeRlp, type RlpHex } from './encodeRlp.ts'
import { decodeRlp, encodeRlpBytes, type Rlp } from './rlp.ts'

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.integer({ min: 50, max: 70_000 }).map((length) => new Uint8Array(length).fill(7)),
)
const list = fc.array(fc.oneof(bytes, fc.array(bytes, { maxLength: 8 })), { maxLength: 8 })

const hexOf = (item: Rlp): RlpHex =>
  item instanceof Uint8Array ? hexFromBytes(item) : item.map(hexOf)

test('encodeRlpBytes: writes what encodeRlp writes, and what decodeRlp reads', () => {
  fc.assert(
    fc.property(fc.oneof(bytes, list), (item) => {
      const written = encodeRlpBytes(item)
      expect(hexFromBytes(written)).toBe(encodeRlp(hexOf(item)))
      expect(decodeRlp(written)).toEqual(item)
    }),
    { numRuns: 60 },
  )
})
