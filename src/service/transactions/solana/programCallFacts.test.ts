import {
  addEncoderSizePrefix,
  address,
  getAddressEncoder,
  getArrayEncoder,
  getBase16Encoder,
  getBooleanEncoder,
  getI64Encoder,
  getNullableEncoder,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getU64Encoder,
  getU128Encoder,
  getUtf8Encoder,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaIdl, type SolanaIdl } from '../../../crypto/solana/idl/readSolanaIdl.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { programCallFacts } from './programCallFacts.ts'

const PROGRAM = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const A = '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS'
const B = 'So11111111111111111111111111111111111111112'
/** The first 8 bytes of SHA-256 of `global:initialize`, which every program of Anchor has. */
const INITIALIZE = 'afaf6d1f0d989bed'

const hex = (text: string) => Uint8Array.from(getBase16Encoder().encode(text))
const bytes = (part: ArrayLike<number>) => Uint8Array.from(part)
const utf8 = () => addEncoderSizePrefix(getUtf8Encoder(), getU32Encoder())

function idlOf(idl: object): SolanaIdl {
  const read = readSolanaIdl(JSON.stringify(idl))
  if (typeof read === 'string') throw new Error(read)
  return read
}

const one = (args: readonly object[], more: object = {}) =>
  idlOf({ instructions: [{ name: 'initialize', accounts: [], args, ...more }] })

const callOf = (data: Uint8Array, keys: readonly string[] = []) => ({
  programKey: PROGRAM,
  keys,
  data,
})

/** The arguments of a call of `initialize` with these bytes. */
const argsOf = (idl: SolanaIdl, ...parts: readonly ArrayLike<number>[]) =>
  programCallFacts(idl, callOf(concatBytes(hex(INITIALIZE), ...parts.map(bytes))))
    ?.program_call_args

test('tells a call by the older form of an IDL, which derives the discriminator', () => {
  const swap = getStructEncoder([
    ['amountIn', getU64Encoder()],
    ['limit', getU128Encoder()],
    ['delta', getI64Encoder()],
    ['isExact', getBooleanEncoder()],
    ['note', utf8()],
    ['owner', getAddressEncoder()],
    ['tip', getNullableEncoder(getU16Encoder())],
    ['path', getArrayEncoder(getU16Encoder(), { size: getU32Encoder() })],
    ['seed', getArrayEncoder(getU8Encoder(), { size: 3 })],
  ])
  const idl = one([
    { name: 'amountIn', type: 'u64' },
    { name: 'limit', type: 'u128' },
    { name: 'delta', type: 'i64' },
    { name: 'isExact', type: 'bool' },
    { name: 'note', type: 'string' },
    { name: 'owner', type: 'publicKey' },
    { name: 'tip', type: { option: 'u16' } },
    { name: 'path', type: { vec: 'u16' } },
    { name: 'seed', type: { array: ['u8', 3] } },
  ])
  const data = swap.encode({
    amountIn: 2n ** 63n,
    limit: 2n ** 100n,
    delta: -5n,
    isExact: true,
    note: 'für Ada',
    owner: address(A),
    tip: 300,
    path: [1, 2, 65_535],
    seed: [9, 8, 7],
  })
  expect(argsOf(idl, data)).toEqual(
    new Map<string, unknown>([
      ['amountIn', 2n ** 63n],
      ['limit', 2n ** 100n],
      ['delta', -5n],
      ['isExact', true],
      ['note', 'für Ada'],
      ['owner', A],
      ['tip', 300n],
      ['path', [1n, 2n, 65_535n]],
      ['seed', '090807'],
    ]),
  )
  expect(argsOf(idl, data, [0])).toBeUndefined()
  for (let end = 0; end < data.length; end++)
    expect([end, argsOf(idl, data.slice(0, end))]).toEqual([end, undefined])
})

test('tells a call by the newer form, with its own discriminator, types and groups of accounts', () => {
  const idl = idlOf({
    instructions: [
      {
        name: 'place_order',
        discriminator: [1, 2],
        accounts: [
          { name: 'payer' },
          { name: 'market', accounts: [{ name: 'book' }, { name: 'vault' }] },
          { name: 'program' },
        ],
        args: [{ name: 'order', type: { defined: { name: 'Order' } } }],
      },
      { name: 'other', discriminator: [1], accounts: [], args: [] },
    ],
    types: [
      {
        name: 'Order',
        type: {
          kind: 'struct',
          fields: [
            { name: 'side', type: { defined: { name: 'Side' } } },
            { name: 'kind', type: { defined: { name: 'Kind' } } },
            { name: 'price', type: { defined: { name: 'Price' } } },
          ],
        },
      },
      { name: 'Side', type: { kind: 'enum', variants: [{ name: 'Bid' }, { name: 'Ask' }] } },
      {
        name: 'Kind',
        type: {
          kind: 'enum',
          variants: [
            { name: 'Market' },
            { name: 'Limit', fields: [{ name: 'ticks', type: 'u32' }] },
            { name: 'Pair', fields: ['u8', 'bool'] },
          ],
        },
      },
      { name: 'Price', type: { kind: 'type', alias: 'u64' } },
    ],
  })
  const price = getU64Encoder().encode(77n)
  const limit = concatBytes(bytes([1, 2, 1, 1]), bytes(getU32Encoder().encode(4)), bytes(price))
  const facts = programCallFacts(idl, callOf(limit, [A, B, '', A, B]))
  expect(facts).toEqual({
    instruction_name: 'place_order',
    discriminator: '0102',
    named_accounts: new Map([
      ['payer', A],
      ['market.book', B],
      ['market.vault', ''],
      ['program', A],
    ]),
    program_call_args: new Map([
      [
        'order',
        new Map<string, unknown>([
          ['side', 'Ask'],
          ['kind', new Map([['Limit', new Map([['ticks', 4n]])]])],
          ['price', 77n],
        ]),
      ],
    ]),
  })
  const pair = concatBytes(bytes([1, 2, 0, 2, 5, 1]), bytes(price))
  expect(programCallFacts(idl, callOf(pair))?.program_call_args.get('order')).toEqual(
    new Map<string, unknown>([
      ['side', 'Bid'],
      ['kind', new Map([['Pair', [5n, true]]])],
      ['price', 77n],
    ]),
  )
})

const selfish = { kind: 'struct', fields: [{ name: 'me', type: { defined: 'Me' } }] }

test.each<[what: string, idl: SolanaIdl, data: readonly number[]]>([
  ['a flag that is neither', one([{ name: 'a', type: 'bool' }]), [2]],
  ['a text that is none', one([{ name: 'a', type: 'string' }]), [1, 0, 0, 0, 0xff]],
  ['a type that nobody knows', one([{ name: 'a', type: 'u24' }]), [1, 2, 3]],
  ['a type that is not there', one([{ name: 'a', type: { defined: 'Gone' } }]), []],
  [
    'a name that is there twice',
    one([
      { name: 'a', type: 'u8' },
      { name: 'a', type: 'u8' },
    ]),
    [1, 2],
  ],
  ['an account that is there twice', one([], { accounts: [{ name: 'a' }, { name: 'a' }] }), []],
  ['a discriminator that is none', one([], { discriminator: [300] }), []],
  [
    'a type that holds itself',
    idlOf({
      ...one([{ name: 'a', type: { defined: 'Me' } }]),
      types: [{ name: 'Me', type: selfish }],
    }),
    [],
  ],
  [
    'a list of more than there is',
    one([{ name: 'a', type: { vec: 'u64' } }]),
    [255, 255, 255, 255],
  ],
  [
    'a list of nothings without end',
    idlOf({
      ...one([{ name: 'a', type: { vec: { defined: 'No' } } }]),
      types: [{ name: 'No', type: { kind: 'struct' } }],
    }),
    [16, 39, 0, 0],
  ],
  [
    'a zero-copy type',
    idlOf({
      ...one([{ name: 'a', type: { defined: 'Raw' } }]),
      types: [{ name: 'Raw', serialization: 'bytemuck', type: { kind: 'struct' } }],
    }),
    [],
  ],
])('tells nothing of %s', (_what, idl, data) => {
  expect(argsOf(idl, data)).toBeUndefined()
})

test('tells nothing of groups of accounts without end', () => {
  let accounts: readonly object[] = [{ name: 'a' }]
  for (let depth = 0; depth < 20_000; depth++) accounts = [{ name: 'g', accounts }]
  const idl: SolanaIdl = {
    instructions: [
      {
        name: 'initialize',
        discriminator: undefined,
        accounts: [{ name: 'g', accounts }],
        args: [],
      },
    ],
    types: new Map(),
  }
  expect(programCallFacts(idl, callOf(hex(INITIALIZE)))).toBeNull()
})
