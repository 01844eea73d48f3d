import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { typedDataDigest } from './typedDataDigest.ts'

const person = [
  { name: 'name', type: 'string' },
  { name: 'wallet', type: 'address' },
]
const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const domain = {
  name: 'Ether Mail',
  version: '1',
  chainId: 1,
  verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
}
const mail = {
  types: {
    Person: person,
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  domain,
  primaryType: 'Mail',
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
}

function digestOf(data: unknown): string {
  const digest = typedDataDigest(JSON.stringify(data))
  return typeof digest === 'string' ? digest : hexFromBytes(digest)
}

/** The example of the standard (EIP-712, "Specification of the eth_signTypedData JSON RPC"). */
const MAIL = 'be609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2'

it('gives the digest of the example of the standard, with and without the type of the domain', () => {
  expect(digestOf(mail)).toBe(MAIL)
  expect(digestOf({ ...mail, types: { EIP712Domain: domainType, ...mail.types } })).toBe(MAIL)
  const chainIds = ['1', '0x1']
  for (const chainId of chainIds)
    expect(digestOf({ ...mail, domain: { ...domain, chainId } })).toBe(MAIL)
})

it('signs neither members without a type nor types that are not used', () => {
  const colour = { ...domain, colour: 'red' }
  expect(digestOf({ ...mail, domain: colour })).toBe(MAIL)
  const message = { ...mail.message, note: 'unsigned' }
  const types = { ...mail.types, Other: [{ name: 'x', type: 'uint8' }] }
  expect(digestOf({ ...mail, message, types })).toBe(MAIL)
  expect(digestOf({ ...mail, message: { ...mail.message, contents: 'Hello, Eve!' } })).not.toBe(
    MAIL,
  )
})

it('signs the domain alone when that is the primary type', () => {
  const alone = digestOf({ types: {}, domain, primaryType: 'EIP712Domain' })
  expect(alone).toMatch(/^[0-9a-f]{64}$/)
  expect(alone).not.toBe(MAIL)
})

/** A struct with one member `x`, and a value for it. */
function single(type: string, x: unknown, more: object = {}) {
  const types = { ...more, T: [{ name: 'x', type }] }
  return digestOf({ types, domain: {}, primaryType: 'T', message: { x } })
}

it.each<[string, unknown]>([
  ['uint8', 255],
  ['int8', -128],
  ['int256', '-0x1'],
  ['uint256', `0x${'f'.repeat(64)}`],
  ['bytes1', '0xff'],
  ['bytes', '0x'],
  ['bool', false],
  ['uint8[2][]', [[1, 2]]],
  ['T[]', []],
  ['string[0]', []],
])('takes %s %j', (type, value) => {
  expect(single(type, value)).toMatch(/^[0-9a-f]{64}$/)
})

it.each<[string, unknown]>([
  ['uint8', 256],
  ['uint8', -1],
  ['int8', 128],
  ['int8', -129],
  ['uint8', 1.5],
  ['uint8', '1e1'],
  ['uint8', ''],
  ['uint256', 2 ** 53],
  ['uint256', `0x1${'0'.repeat(64)}`],
  ['bytes1', '0xffff'],
  ['bytes1', '0x'],
  ['bytes', '0xf'],
  ['bytes', 'ff'],
  ['address', `0x${'1'.repeat(39)}`],
  ['bool', 'true'],
  ['bool', 1],
  ['string', 1],
  ['uint8[2]', [1]],
  ['uint8[]', 1],
])('refuses %s %j, and names where it stands', (type, value) => {
  expect(single(type, value)).toMatch(/ at message\.0/)
})

it.each([
  'uint',
  'int7',
  'uint264',
  'bytes33',
  'bytes0',
  'Missing',
  'uint8[',
  'uint8[-1]',
  'uint8[01]',
  'uint8 ',
  '',
])('refuses the type %j', (type) => {
  expect(single(type, 1)).toBe('has a member of a type that is not known')
})

it.each<[string, unknown]>([
  ['must be the JSON of typed data', []],
  ['must have types', { ...mail, types: [] }],
  ['must have a domain', { ...mail, domain: 'x' }],
  ['must have a primaryType', { ...mail, primaryType: 1 }],
  ['has a primaryType that is no type', { ...mail, primaryType: 'toString' }],
  ['has a type whose name is none', { types: { 'A(uint8 b)B': [] }, primaryType: 'A(uint8 b)B' }],
  ['has a type whose name is none', { types: { uint8: [] }, primaryType: 'uint8' }],
  ['has a type without members', { ...mail, types: { Mail: 'x' } }],
  ['has a member without name or type', { ...mail, types: { Mail: [{ name: 'x,y', type: 'T' }] } }],
  ['has a member twice', { ...mail, types: { Mail: [person[0], person[0]] } }],
  ['needs a value at message.2', { ...mail, message: { ...mail.message, contents: undefined } }],
  ['needs an object at message', { ...mail, message: undefined }],
])('says what is wrong: %s', (problem, data) => {
  expect(digestOf(data)).toBe(problem)
})

it('refuses text that is no JSON, and JSON with two meanings', () => {
  for (const text of ['', '{', '{"types":{},"types":{}}'])
    expect(typedDataDigest(text)).toBe('must be the JSON of typed data')
})

it('does not lose itself in types that hold each other', () => {
  const types = { T: [{ name: 'x', type: 'U[]' }], U: [{ name: 'y', type: 'T[]' }] }
  const message = { x: [{ y: [{ x: [] }] }] }
  expect(digestOf({ types, domain: {}, primaryType: 'T', message })).toMatch(/^[0-9a-f]{64}$/)
})

it('spends no more on types that all lead to each other than on others', () => {
  const typed = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `A${i}`)
    const next = names.map((name, i) => [
      name,
      [{ name: 'x', type: `${names[i + 1] ?? 'bool'}[]` }],
    ])
    const members = names.map((type) => ({ name: type.toLowerCase(), type }))
    return {
      types: { ...Object.fromEntries(next), P: members },
      domain: {},
      primaryType: 'P',
      message: Object.fromEntries(members.map(({ name }) => [name, { x: [] }])),
    }
  }
  expect(digestOf(typed(100))).toMatch(/^[0-9a-f]{64}$/)
  expect(typedDataDigest(JSON.stringify(typed(1000)))).toBe(
    'has too many types that hold each other',
  )
})

it('answers any JSON with a digest or with what is wrong', () => {
  const type = fc.oneof(
    fc.constantFrom('string', 'bytes', 'bool', 'address', 'uint8', 'int256', 'bytes4', 'T', 'U[2]'),
    fc.string(),
  )
  const members = fc.array(fc.record({ name: fc.constantFrom('a', 'b', '$'), type }))
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('0x', '0xff', 1, -1, true, '', null, 2 ** 60),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.record({ a: tie('any'), b: tie('any') }, { requiredKeys: [] }),
    ),
  })).any
  const data = fc.record(
    {
      types: fc.oneof(fc.record({ T: members, U: members }, { requiredKeys: [] }), fc.jsonValue()),
      domain: fc.oneof(fc.constant({}), fc.jsonValue()),
      primaryType: fc.constantFrom('T', 'U', 'EIP712Domain', 'x'),
      message: value,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(data, (typed) => {
      const digest = typedDataDigest(JSON.stringify(typed))
      expect(digest.length).toBeGreaterThan(0)
      if (typeof digest !== 'string') expect(digest).toHaveLength(32)
    }),
    { numRuns: 2000 },
  )
})
