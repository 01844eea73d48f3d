import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import { decodeAbi } from './decodeAbi.ts'
import { jsonFromValues } from './jsonFromValues.ts'
import { readParameters } from './readParameters.ts'

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function decoded(signature: string, data: string) {
  const parameters = readParameters(parseAbiParameters(signature))
  return parameters && decodeAbi(parameters, bytesFromHex(data.slice(2)) ?? new Uint8Array())
}

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

test('reads what another library wrote', () => {
  const signature = 'uint256 a, int8 b, address c, bool d, bytes4 e, bytes f, string g'
  const values = [2n ** 256n - 1n, -128, ADDRESS, true, '0x01020304', '0xabcdef', 'Grüße'] as const
  const data = encodeAbiParameters(parseAbiParameters(signature), values)
  expect(decoded(signature, data)).toEqual([values[0], -128n, ...values.slice(2)])
})

test('reads lists and tuples inside each other', () => {
  const signature =
    '(address to, uint256[] parts)[] calls, (uint8 x, bool y)[2] fixed, string[][] deep'
  const parameters = parseAbiParameters(signature)
  const values = [
    [
      { to: ADDRESS, parts: [1n, 2n] },
      { to: ADDRESS, parts: [] },
    ],
    [
      { x: 1, y: true },
      { x: 2, y: false },
    ],
    [['a', ''], [], ['b']],
  ] as const
  const data = encodeAbiParameters(parameters, values)
  const read = decoded(signature, data)
  expect(read).toEqual([
    [
      [ADDRESS, [1n, 2n]],
      [ADDRESS, []],
    ],
    [
      [1n, true],
      [2n, false],
    ],
    [['a', ''], [], ['b']],
  ])
  expect(JSON.parse(jsonFromValues(readParameters(parameters) ?? [], read ?? []))).toEqual({
    calls: [
      { to: ADDRESS, parts: ['1', '2'] },
      { to: ADDRESS, parts: [] },
    ],
    fixed: [
      { x: '1', y: true },
      { x: '2', y: false },
    ],
    deep: [['a', ''], [], ['b']],
  })
})

test.each([
  ['bool', `0x${word(2)}`],
  ['uint8', `0x${word(256)}`],
  ['int8', `0x${word(128)}`],
  ['address', `0x${'01'.repeat(32)}`],
  ['bytes4', `0x${'01'.repeat(32)}`],
  ['uint256', '0x'],
  ['uint256', `0x${'00'.repeat(31)}`],
  ['string', `0x${word(32)}${word(1)}`],
  ['string', `0x${word(2n ** 255n)}`],
  ['bytes', `0x${word(33)}${word(0)}`],
  ['uint256[]', `0x${word(32)}${word(2n ** 64n)}`],
  ['uint256[3]', `0x${word(1)}${word(2)}`],
])('does not read %s out of %s', (signature, data) => {
  expect(decoded(signature, data)).toBeNull()
})

test('gives up on data that points at itself', () => {
  const parameters = readParameters([{ type: `uint256${'[]'.repeat(12)}` }]) ?? []
  // read as a length and as an offset it leads to more of the same
  const data = bytesFromHex(word(32) + word(64).repeat(500)) ?? new Uint8Array()
  expect(decodeAbi(parameters, data)).toBeNull()
})

test.each(['bytes[]', 'string[]'])('gives up on %s that are all the same bytes', (type) => {
  const parameters = readParameters([{ type }]) ?? []
  const [count, length] = [2000, 30_000]
  const offsets = word(32 * count).repeat(count)
  const text = word(32) + word(count) + offsets + word(length) + '61'.repeat(length + 16)
  const data = bytesFromHex(text) ?? new Uint8Array()
  // the first of them is fine: all of them would be 60 million characters
  expect(data.length).toBeLessThan(100_000)
  expect(decodeAbi(parameters, data)).toBeNull()
})

test('gives up on as many empty tuples as data can ask for', () => {
  const parameters = readParameters([{ type: 'tuple[]', components: [] }]) ?? []
  const data = bytesFromHex(word(32) + word(2n ** 40n)) ?? new Uint8Array()
  expect(decodeAbi(parameters, data)).toBeNull()
})

test('leaves no character of a text out, not even a byte order mark', () => {
  const text = '\uFEFFhello'
  const data = encodeAbiParameters(parseAbiParameters('string'), [text])
  expect(decoded('string', data)).toEqual([text])
})

test.each([
  [
    '(string, uint8[])[2][]',
    [
      [
        ['a', [1n]],
        ['', []],
      ],
      [
        ['b', [2n, 3n]],
        ['c', []],
      ],
    ],
  ],
  [
    '(string, uint8[])[][2]',
    [
      [['a', [1n]]],
      [
        ['b', []],
        ['c', [2n, 3n]],
      ],
    ],
  ],
  [
    '(uint8, bool)[2][1]',
    [
      [
        [1n, true],
        [2n, false],
      ],
    ],
  ],
  [
    'int8[2][]',
    [
      [-1n, 127n],
      [-128n, 0n],
    ],
  ],
  ['int256', -(2n ** 255n)],
  ['string[2]', ['a', 'b']],
  ['(bytes1, bytes32)', ['0x61', `0x${'62'.repeat(32)}`]],
  ['(uint, (int)[])', [7n, [[-7n]]]],
])('reads %s, and what is behind it', (type, value) => {
  const signature = `${type}, uint16`
  const data = encodeAbiParameters(parseAbiParameters(signature), [value, 300n])
  expect(decoded(signature, data)).toEqual([value, 300n])
})

test('reads a function as its 24 bytes', () => {
  const parameters = readParameters([{ type: 'function' }, { type: 'function[]' }]) ?? []
  const value = `0x${'0a'.repeat(24)}` as const
  const written = parseAbiParameters('bytes24, bytes24[]')
  const data = encodeAbiParameters(written, [value, [value]])
  expect(decodeAbi(parameters, bytesFromHex(data.slice(2)) ?? new Uint8Array())).toEqual([
    value,
    [value],
  ])
  // the 25th byte is none of it
  expect(decodeAbi(parameters.slice(0, 1), new Uint8Array(32).fill(10, 0, 25))).toBeNull()
})

test('reads empty tuples, which take no bytes', () => {
  const parameters = readParameters([
    { type: 'tuple', components: [] },
    { type: 'tuple[2]', components: [] },
    { type: 'tuple[]', components: [] },
    { type: 'uint8' },
  ])
  const data = bytesFromHex(word(64) + word(7) + word(3)) ?? new Uint8Array()
  expect(parameters && decodeAbi(parameters, data)).toEqual([[], [[], []], [[], [], []], 7n])
})

test.each([
  [9_999, true],
  [10_000, false],
])('reads a list of %i: %s', (length, isRead) => {
  const parameters = readParameters([{ type: 'uint8[]' }]) ?? []
  const data = bytesFromHex(word(32) + word(length) + word(1).repeat(length)) ?? new Uint8Array()
  expect(decodeAbi(parameters, data) !== null).toBe(isRead)
})
