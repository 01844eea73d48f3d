import { expect, test } from 'vitest'
import { cbor, type Writable } from '../../../test/support/cbor.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { readCbor, readCborItem } from './readCbor.ts'

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

/** RFC 8949 appendix A, as far as authenticators write it. */
test.each([
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['1b000000e8d4a51000', 1_000_000_000_000],
  ['20', -1],
  ['3863', -100],
  ['3903e7', -1000],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['40', new Uint8Array()],
  ['4401020304', Uint8Array.of(1, 2, 3, 4)],
  ['60', ''],
  ['6449455446', 'IETF'],
  ['62c3bc', 'ü'],
  ['80', []],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['a0', new Map()],
  [
    'a201020304',
    new Map([
      [1, 2],
      [3, 4],
    ]),
  ],
  ['a16161a161626163', new Map([['a', new Map([['b', 'c']])]])],
])('reads %s', (hex, value) => {
  expect(readCbor(bytes(hex))).toEqual(value)
})

test.each([
  ['nothing', ''],
  ['bytes behind the item', '0000'],
  ['a number longer than needed', '1817'],
  ['a length longer than needed', '580101'],
  ['a longer one yet', '190017'],
  ['a number that is not exact', '1b0020000000000000'],
  ['a number cut off', '19ff'],
  ['bytes cut off', '4401'],
  ['a text cut off', '6449'],
  ['a text that is not UTF-8', '61ff'],
  ['a list cut off', '820'.padEnd(4, '1')],
  ['a list of four thousand million items', '9affffffff'],
  ['a map of four thousand million members', 'baffffffff'],
  ['a byte string of as many bytes', '5affffffff'],
  ['a length of 2^64 - 1', '5bffffffffffffffff'],
  ['an indefinite byte string', '5f4101ff'],
  ['an indefinite text', '7f6161ff'],
  ['an indefinite list', '9f01ff'],
  ['an indefinite map', 'bf0102ff'],
  ['a reserved length', '1c'],
  ['a tag', 'c001'],
  ['half a float', 'f93c00'],
  ['a float', 'fb3ff199999999999a'],
  ['undefined', 'f7'],
  ['a simple value of two bytes', 'f8ff'],
  ['a stop', 'ff'],
  ['a key twice', 'a201020103'],
  ['a key that is bytes', 'a1410102'],
  ['a map whose last value is missing', 'a10102'.slice(0, 4)],
])('refuses %s', (_, hex) => {
  expect(readCbor(bytes(hex))).toBeUndefined()
})

test('sec/T20 reads eight levels and not nine', () => {
  expect(readCbor(bytes(`${'81'.repeat(7)}00`))).toBeDefined()
  expect(readCbor(bytes(`${'81'.repeat(8)}00`))).toBeUndefined()
  expect(readCbor(bytes(`${'a100'.repeat(8)}00`))).toBeUndefined()
  expect(readCbor(bytes('81'.repeat(100_000)))).toBeUndefined()
})

test('says where the next item begins', () => {
  expect(readCborItem(bytes('0102'), 1)).toEqual({ value: 2, end: 2 })
  expect(readCborItem(bytes('0102'), 2)).toBeUndefined()
})

test('sec/T20 ends quickly on every one-bit change of an attestation object', () => {
  const object = cbor(
    new Map<string, Writable>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(200)],
    ]),
  )
  let changed = 0
  for (let bit = 0; bit < object.length * 8; bit++) {
    const flipped = object.slice()
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(readCbor(flipped)).not.toEqual(readCbor(object))
    changed++
  }
  expect(changed).toBe(object.length * 8)
})
