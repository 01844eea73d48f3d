import { describe, expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { DER, rawSignature, readDer, within } from './readDer.ts'

const bytes = (hex: string) => bytesFromHex(hex.replaceAll(' ', '')) ?? new Uint8Array()

describe('readDer', () => {
  test('reads elements side by side, and those within', () => {
    const elements = readDer(bytes('3003 020105 0500'))
    expect(elements?.map(({ tag, content }) => [tag, hexFromBytes(content)])).toEqual([
      [DER.sequence, '020105'],
      [5, ''],
    ])
    expect(within(elements?.[0], DER.sequence)).toMatchObject([{ tag: DER.integer }])
    expect(within(elements?.[0], DER.set)).toBeNull()
    expect(within(undefined, DER.set)).toBeNull()
    expect(readDer(new Uint8Array())).toEqual([])
  })

  test('reads long lengths', () => {
    const long = new Uint8Array(300)
    const element = readDer(Uint8Array.of(0x04, 0x82, 0x01, 0x2c, ...long))?.[0]
    expect(element?.content).toHaveLength(300)
    expect(readDer(Uint8Array.of(0x04, 0x81, 0x80, ...new Uint8Array(128)))).toHaveLength(1)
  })

  test.each([
    ['a length without content', '0201'],
    ['no length', '02'],
    ['a length that is too long for it', '028101 05'],
    ['a length with a zero before it', `04820080 ${'00'.repeat(128)}`],
    ['a length without end', '3080 0000'],
    ['a length of three bytes', '0483000001 00'],
    ['half a length', '0482 01'],
    ['a tag of several bytes', '1f8101 00'],
    ['something behind', '0500 05'],
  ])('does not read %s', (_what, hex) => {
    expect(readDer(bytes(hex))).toBeNull()
  })
})

describe('rawSignature', () => {
  test('puts both integers into places of one size', () => {
    expect(hexFromBytes(rawSignature(bytes('3007 020101 02020080'), 2) ?? bytes(''))).toBe(
      '00010080',
    )
  })

  test.each([
    ['a negative one', '3006 020181 020101'],
    ['a padded one', '3007 02020001 020101'],
    ['an empty one', '3005 0200 020101'],
    ['one that is too large', '3008 0203010000 020101'],
    ['a third one', '3009 020101 020101 020101'],
    ['only one', '3003 020101'],
    ['something behind', '3006 020101 020101 0500'],
    ['another kind of list', '3106 020101 020101'],
    ['another kind of value', '3006 020101 040101'],
  ])('does not read %s', (_what, hex) => {
    expect(rawSignature(bytes(hex), 2)).toBeNull()
  })
})
