import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTypedData } from '../../src/crypto/ethereum/typedData.ts'
import { typedDataDigest } from '../../src/crypto/ethereum/typedDataDigest.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { printCount } from '../support/printCount.ts'
import {
  hashByLibraries,
  type LibraryName,
  type WholeTypedData,
} from '../support/typedDataLibraries.ts'
import { typedDataCases } from '../vectors/testcases.ts'

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
const domain = { name: 'Fieldnotes', chainId: 1 }

function makeData(
  types: WholeTypedData['types'],
  primaryType: string,
  message: WholeTypedData['message'],
): WholeTypedData {
  return { types: { EIP712Domain: domainType, ...types }, primaryType, domain, message }
}

/** One struct with one member of that name. */
const named = (type: string, member: string) =>
  makeData({ [type]: [{ name: member, type: 'string' }] }, type, { [member]: 'x' })

function digest(data: unknown): string {
  const made = typedDataDigest(JSON.stringify(data))
  return typeof made === 'string' ? made : `0x${hexFromBytes(made)}`
}

describe('typedDataDigest', () => {
  test('computes the digest of the 1,025 public cases', () => {
    const cases = typedDataCases()
    const right = cases.filter(
      ({ domain: own, types, primaryType, data, digest: wanted }) =>
        digest({ domain: own, types, primaryType, message: data }) === wanted,
    )
    printCount('typed data: digests of public cases', right.length, cases.length)
    expect([right.length, cases.length]).toEqual([1025, 1025])
  }, 60_000)

  const person = [{ name: 'name', type: 'string' }]
  const mother = [...person, { name: 'mother', type: 'Person' }]
  const rows: readonly (readonly [string, WholeTypedData, readonly LibraryName[]])[] = [
    ['a colon in a type', named('HyperliquidTransaction:UsdSend', 'amount'), []],
    ['a dash in names', named('Order-v2', 'chain-id'), []],
    ['a slash in names', named('Docs/Link', '/'), []],
    ['a blank in a member', named('SignIn', 'Wallet address'), []],
    ['letters of other scripts', named('Überweisung', 'Empfänger名'), []],
    ['names that reach for a prototype', named('Order', 'constructor'), []],
    [
      'bytes that are an empty text',
      makeData({ A: [{ name: 'b', type: 'bytes' }] }, 'A', { b: '' }),
      ['ethers'],
    ],
    [
      'an unused type with an unknown member',
      makeData({ A: person, Unused: [{ name: 'x', type: 'Missing' }] }, 'A', { name: '' }),
      ['ethers'],
    ],
    ['a domain alone', makeData({}, 'EIP712Domain', {}), ['ethers']],
    ['a member beyond the type', makeData({ A: person }, 'A', { name: '', note: 1 }), []],
    [
      'a struct that is null',
      makeData({ A: [{ name: 'p', type: 'Person' }], Person: person }, 'A', { p: null }),
      ['viem', 'ethers'],
    ],
    [
      'a struct that is missing',
      makeData({ A: [{ name: 'p', type: 'Person' }], Person: person }, 'A', {}),
      ['viem', 'ethers'],
    ],
    [
      'a type that contains itself',
      makeData({ Person: mother }, 'Person', { name: 'a', mother: { name: 'b', mother: null } }),
      ['viem', 'ethers'],
    ],
  ]

  test.each(rows)('agrees with every library that takes %s', (_, data, refusing) => {
    const byLibrary = hashByLibraries(data)
    const own = digest(data)
    const refused = Object.entries(byLibrary).filter(([, hash]) => hash === null)
    const agreed = Object.values(byLibrary).filter((hash) => hash === own)
    expect(refused.map(([name]) => name)).toEqual(refusing)
    expect(agreed).toHaveLength(3 - refusing.length)
  })

  // viem and eth-sig-util end a type's name at its first character that is no ASCII letter, and leave such structs out
  test('appends a struct of any name to the text of a type, as the standard and ethers do', () => {
    const types = { 'A:B': [{ name: 'p', type: 'Ü/x[]' }], 'Ü/x': person }
    const data = makeData(types, 'A:B', { p: [{ name: 'x' }] })
    const { viem, ethers, 'eth-sig-util': metamask } = hashByLibraries(data)
    expect(digest(data)).toBe(ethers)
    expect([viem === metamask, viem === ethers]).toEqual([true, false])
  })

  test('agrees with viem and ethers on any data with ASCII names', () => {
    const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      string: fc.string(),
      bool: fc.boolean(),
      uint256: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
      int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
      bytes: fc.uint8Array({ maxLength: 80 }).map((it) => `0x${hexFromBytes(it)}`),
      bytes7: fc.uint8Array({ minLength: 7, maxLength: 7 }).map((it) => `0x${hexFromBytes(it)}`),
      address: fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => `0x${hexFromBytes(it)}`),
    }
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z$_][\w$]{0,8}$/), {
      minLength: 1,
      maxLength: 5,
    })
    const structure = names.chain((all) =>
      fc.tuple(
        ...all.map((name) =>
          fc.constantFrom(...Object.keys(values)).chain((type) => {
            const value = values[type] ?? fc.constant('')
            return fc.oneof(
              value.map((it) => ({ name, type, it })),
              fc.array(value, { maxLength: 3 }).map((it) => ({ name, type: `${type}[]`, it })),
            )
          }),
        ),
      ),
    )
    fc.assert(
      fc.property(structure, structure, fc.string(), (inner, outer, note) => {
        const members = (list: typeof inner) => list.map(({ name, type }) => ({ name, type }))
        const record = (list: typeof inner) =>
          Object.fromEntries(list.map(({ name, it }) => [name, it]))
        const free = outer.filter(({ name }) => name !== 'inner' && name !== 'list')
        const types = {
          Outer: [
            ...members(free),
            { name: 'inner', type: 'Inner' },
            { name: 'list', type: 'Inner[]' },
          ],
          Inner: members(inner),
        }
        const message = { ...record(free), inner: record(inner), list: [record(inner)] }
        const data = makeData(types, 'Outer', message)
        const { viem, ethers } = hashByLibraries(data)
        expect([digest(data), viem]).toEqual([ethers, ethers])
        // nothing beyond the types changes what is signed
        const more = { ...data, note, message: { ...message, 'beyond the type': note } }
        expect(digest(more)).toBe(ethers)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

describe('readTypedData', () => {
  const refused: readonly (readonly [string, unknown, string])[] = [
    ...['A(', 'A)', 'A,B', 'A[', 'A]', 'A B', 'A\u00a0B', 'A\n', 'A\u0007', ''].map(
      (name) =>
        [
          `the type name ${JSON.stringify(name)}`,
          named(name, 'x'),
          'has a type whose name is none',
        ] as const,
    ),
    ...['a(', 'a)', 'a,b', 'a[', 'a]', 'a\n', 'a\u0000', ''].map(
      (name) =>
        [
          `the member name ${JSON.stringify(name)}`,
          named('A', name),
          'has a member without name or type',
        ] as const,
    ),
    ...['uint', 'int', 'bytes33', 'uint7', 'string', 'address', 'bool', 'bytes'].map(
      (name) =>
        [`a struct called ${name}`, named(name, 'x'), 'has a type whose name is none'] as const,
    ),
  ]

  test.each(refused)('refuses %s', (_, data, problem) => {
    expect(readTypedData(JSON.stringify(data))).toBe(problem)
  })

  test('names what is not signed by where it is', () => {
    const types = {
      Outer: [{ name: 'list', type: 'Inner[]' }],
      Inner: [{ name: 'a', type: 'string' }],
    }
    const data = {
      ...makeData(types, 'Outer', { list: [{ a: '' }, { a: '', b: [1, null] }], extra: 'text' }),
      metadata: { by: 'app' },
      domain: { ...domain, salt: `0x${'00'.repeat(32)}` },
    }
    const read = readTypedData(JSON.stringify(data))
    expect(typeof read === 'string' ? read : read.unsigned).toEqual([
      { path: 'metadata', text: '{"by":"app"}' },
      { path: 'domain.salt', text: `0x${'00'.repeat(32)}` },
      { path: 'message.list.2.b', text: '[1,null]' },
      { path: 'message.extra', text: 'text' },
    ])
  })

  test('ends on deep, long and repeating data', () => {
    const types = { Deep: [{ name: 'next', type: 'Deep[]' }] }
    let deep: object = {}
    for (let level = 0; level < 1000; level++) deep = { next: [deep] }
    const long = { next: Array.from({ length: 20_000 }, () => ({ next: [] })) }
    for (const message of [deep, long])
      expect(readTypedData(JSON.stringify(makeData(types, 'Deep', { ...message })))).toBe(
        'must be the JSON of typed data',
      )
    const brackets = makeData({ A: [{ name: 'x', type: `A${'[]'.repeat(100_000)}` }] }, 'A', {
      x: [],
    })
    expect(readTypedData(JSON.stringify(brackets))).toBeTypeOf('object')
    const names = Array.from({ length: 600 }, (_, i) => `T${i}`)
    const all = names.map((type) => ({ name: type, type }))
    const chain = Object.fromEntries(
      names.map((name, i) => [name, [{ name: 'x', type: `${names[i + 1] ?? 'bool'}[]` }]]),
    )
    const empty = Object.fromEntries(names.map((name) => [name, { x: [] }]))
    expect(readTypedData(JSON.stringify(makeData({ All: all, ...chain }, 'All', empty)))).toBe(
      'has too many types that hold each other',
    )
  })
})
