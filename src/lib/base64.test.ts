import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64FromBytes, bytesFromBase64 } from './base64.ts'

test('writes what Node writes, and reads it back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = base64FromBytes(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(bytesFromBase64(text)).toEqual(bytes)
    }),
  )
})

test.each(['A', 'AA', 'AAA', 'AA=', 'AB==', 'AAB=', 'A===', '====', 'AA==AA==', 'AA-_', 'AAA\n'])(
  'does not read %j',
  (text) => {
    expect(bytesFromBase64(text)).toBeNull()
  },
)
