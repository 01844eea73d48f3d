import {
  addEncoderSizePrefix,
  getAddressEncoder,
  getArrayEncoder,
  getBooleanEncoder,
  getBytesEncoder,
  getI64Encoder,
  getOptionEncoder,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getU64Encoder,
  getU128Encoder,
  getUtf8Encoder,
  address as solanaAddress,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { type BorshValue, readBorsh } from './borsh.ts'

const KEY = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'

const types = new Map<string, unknown>([
  [
    'Side',
    {
      kind: 'enum',
      variants: [{ name: 'Buy' }, { name: 'Sell' }, { name: 'Swap', fields: ['u8'] }],
    },
  ],
  [
    'Leg',
    {
      kind: 'struct',
      fields: [
        { name: 'size', type: 'u16' },
        { name: 'side', type: { defined: 'Side' } },
      ],
    },
  ],
  [
    'Loop',
    { kind: 'struct', fields: [{ name: 'next', type: { option: { defined: { name: 'Loop' } } } }] },
  ],
])

const lines = (values: readonly BorshValue[], above = ''): readonly string[] =>
  values.flatMap(({ name, value, parts }) =>
    value === null ? lines(parts, `${above}${name}.`) : [`${above}${name}: ${value}`],
  )
const read = (bytes: ArrayLike<number>, ...fields: readonly unknown[]) => {
  const args = fields.map((type, at) => ({ name: `a${at}`, type }))
  const { values, rest } = readBorsh(Uint8Array.from(Array.from(bytes)), args, types)
  return { lines: lines(values), rest: rest.length }
}

test('reads what a second library writes', () => {
  const text = addEncoderSizePrefix(getUtf8Encoder(), getU32Encoder())
  const bytes = getStructEncoder([
    ['a0', getU64Encoder()],
    ['a1', getI64Encoder()],
    ['a2', getU128Encoder()],
    ['a3', getBooleanEncoder()],
    ['a4', getAddressEncoder()],
    ['a5', text],
    ['a6', getOptionEncoder(getU16Encoder())],
    ['a7', getOptionEncoder(getU16Encoder())],
    ['a8', getArrayEncoder(text)],
    ['a9', getArrayEncoder(getU8Encoder(), { size: 3 })],
    ['a10', addEncoderSizePrefix(getBytesEncoder(), getU32Encoder())],
    [
      'a11',
      getStructEncoder([
        ['size', getU16Encoder()],
        ['side', getU8Encoder()],
      ]),
    ],
  ]).encode({
    a0: 2n ** 64n - 1n,
    a1: -5n,
    a2: 2n ** 100n,
    a3: true,
    a4: solanaAddress(KEY),
    a5: 'Zoë 🙂',
    a6: 7,
    a7: null,
    a8: ['one', 'two'],
    a9: [1, 2, 3],
    a10: Uint8Array.of(0xab, 0xcd),
    a11: { size: 500, side: 1 },
  })
  const fields = ['u64', 'i64', 'u128', 'bool', 'publicKey', 'string', { option: 'u16' }]
  const more = [{ option: 'u16' }, { vec: 'string' }, { array: ['u8', 3] }, 'bytes']
  expect(read(bytes, ...fields, ...more, { defined: { name: 'Leg' } })).toEqual({
    lines: [
      `a0: ${2n ** 64n - 1n}`,
      'a1: -5',
      `a2: ${2n ** 100n}`,
      'a3: true',
      `a4: ${KEY}`,
      'a5: Zoë 🙂',
      'a6: 7',
      'a7: none',
      ...['a8.0: one', 'a8.1: two', 'a9.0: 1', 'a9.1: 2', 'a9.2: 3', 'a10: 0xabcd'],
      ...['a11.size: 500', 'a11.side: Sell'],
    ],
    rest: 0,
  })
})

test.each([
  ['a type that nobody knows', [9, 1, 2], ['u8', { coption: 'u8' }], ['a0: 9'], 2],
  ['a name that stands for nothing', [9, 1], ['u8', { defined: 'Nobody' }], ['a0: 9'], 1],
  ['a choice that holds more', [2, 1], [{ defined: 'Side' }], [], 2],
  ['no such choice', [3], [{ defined: 'Side' }], [], 1],
  ['neither true nor false', [2], ['bool'], [], 1],
  ['too few bytes', [1, 2, 3], ['u32'], [], 3],
  ['a text that is longer than all there is', [255, 255, 255, 255, 97], ['string'], [], 5],
  ['bytes that are no text', [1, 0, 0, 0, 0xff], ['string'], [], 5],
  ['more than the arguments', [1, 2, 3], ['u8'], ['a0: 1'], 2],
  ['a type without an end', Array(40).fill(1), [{ defined: 'Loop' }], [], 40],
  ['a list of nothings', [255, 255, 255, 255], [{ vec: { array: ['u8', 0] } }], [], 4],
  ['a list that is longer than all there is', [255, 255, 255, 255, 1], [{ vec: 'u8' }], [], 5],
] as const)('stops at %s, and gives back what is left', (_, bytes, fields, known, rest) => {
  expect(read(bytes, ...fields)).toEqual({ lines: known, rest })
})
