import { p256 } from '@noble/curves/nist.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { derFromRaw, rawFromDer } from './derSignature.ts'

const der = (hex: string) => bytesFromHex(hex.replaceAll(' ', '')) ?? new Uint8Array()

describe('derFromRaw', () => {
  test('writes what another library writes, and comes back', () => {
    const half = fc.bigInt({ min: 1n, max: p256.Point.CURVE().n - 1n })
    fc.assert(
      fc.property(half, half, (r, s) => {
        const theirs = new p256.Signature(r, s)
        const ours = derFromRaw(theirs.toBytes('compact'))
        expect(hexFromBytes(ours)).toBe(theirs.toHex('der'))
        expect(rawFromDer(ours)).toEqual(theirs.toBytes('compact'))
      }),
    )
  })

  test('comes back for halves of every length, zero included', () => {
    for (let zeros = 0; zeros <= 32; zeros++) {
      for (const byte of [0x01, 0x7f, 0x80, 0xff]) {
        const raw = new Uint8Array(64).fill(byte)
        raw.fill(0, 0, zeros)
        raw.fill(0, 32, 64 - zeros)
        expect(rawFromDer(derFromRaw(raw))).toEqual(raw)
      }
    }
  })

  test('refuses any other length', () => {
    expect(() => derFromRaw(new Uint8Array(63))).toThrow(TypeError)
  })
})

describe('rawFromDer', () => {
  test('aligns short integers to the right', () => {
    const raw = rawFromDer(der('3006 020101 020102'))
    expect(raw?.[31]).toBe(1)
    expect(raw?.[63]).toBe(2)
  })

  test.each([
    ['nothing', ''],
    ['another tag', '3106 020101 020102'],
    ['a long form of the length', '308106 020101 020102'],
    ['an indefinite length', '3080 020101 020102 0000'],
    ['a length that is too small', '3005 020101 020102'],
    ['bytes behind', '3006 020101 020102 00'],
    ['bytes behind, inside', '3008 020101 020102 0500'],
    ['a third integer', '3009 020101 020102 020103'],
    ['one integer', '3003 020101'],
    ['an integer without bytes', '3005 0200 020102'],
    ['a padded integer', '3007 02020001 020102'],
    ['a negative integer', '3006 020181 020102'],
    ['a wrong inner tag', '3006 030101 020102'],
    ['an integer that runs out', '3006 020101 020202'],
    ['33 significant bytes', `3026 0221${'11'.repeat(33)} 020102`],
  ])('answers null to %s', (_, hex) => {
    expect(rawFromDer(der(hex))).toBeNull()
  })
})
