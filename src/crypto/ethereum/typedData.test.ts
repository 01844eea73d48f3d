import { expect, test } from 'vitest'
import { getSignedValues, readTypedData, type TypedNode } from './typedData.ts'

const WALLET = `0x${'01'.repeat(20)}`
const OTHER = `0x${'02'.repeat(20)}`

const mail = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[2]' },
    ],
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'amount', type: 'uint256' },
      { name: 'paid', type: 'bool' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail' },
  message: {
    to: [{ name: 'Bob', wallets: [WALLET, OTHER] }],
    amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    paid: true,
  },
}

/** The message with its texts; null for data that is refused. */
function tree(data: unknown): readonly unknown[] | null {
  const read = readTypedData(JSON.stringify(data))
  return typeof read === 'string' ? null : (read.message?.children.map(withoutBytes) ?? null)
}

function withoutBytes(node: TypedNode): unknown {
  const { name, type } = node
  if ('children' in node) return { name, type, children: node.children.map(withoutBytes) }
  return node.kind === 'value' ? { name, type, text: node.text } : { name, type }
}

const withMessage = (message: unknown) => ({ ...mail, message })

test('shows every member in the order of its type, numbers to the last digit', () => {
  const value = (name: string, type: string, text: string) => ({
    name,
    type,
    text,
  })
  expect(tree(mail)).toEqual([
    {
      name: 'to',
      type: 'Person[]',
      children: [
        {
          name: '1',
          type: 'Person',
          children: [
            value('name', 'string', 'Bob'),
            {
              name: 'wallets',
              type: 'address[2]',
              children: [value('1', 'address', WALLET), value('2', 'address', OTHER)],
            },
          ],
        },
      ],
    },
    value('amount', 'uint256', mail.message.amount),
    value('paid', 'bool', 'true'),
  ])
})

test.each([
  ['uint256', '0x10', '16'],
  ['uint8', '007', '7'],
  ['int8', '-0x10', '-16'],
  ['uint256', '-0', '0'],
  ['int256', -5, '-5'],
  ['string', '0x10', '0x10'],
  ['bytes1', '0x10', '0x10'],
])('writes a value of %s that is %j as %s', (type, value, text) => {
  const types = { One: [{ name: 'it', type }] }
  expect(tree({ types, primaryType: 'One', domain: {}, message: { it: value } })).toMatchObject([
    { text },
  ])
})

test.each([
  ['a member that is missing', { to: [], amount: '1' }],
  ['a list that is none', { ...mail.message, to: 'Bob' }],
  ['a list of another length', { ...mail.message, to: [{ name: 'Bob', wallets: [WALLET] }] }],
  ['a struct that is none', { ...mail.message, to: ['Bob'] }],
  ['text that is no number', { ...mail.message, amount: '1e3' }],
  ['a number longer than any', { ...mail.message, amount: '0'.repeat(101) }],
  ['a number that JSON has rounded', { ...mail.message, amount: 2 ** 60 }],
  ['a value that is a struct', { ...mail.message, paid: {} }],
  ['nothing', null],
])('refuses %s', (_, message) => {
  expect(tree(withMessage(message))).toBeNull()
})

test.each([
  ['bool', 1],
  ['bool', 'true'],
  ['bool', 'maybe'],
  ['string', true],
  ['string', 5],
  ['address', 5],
  ['bytes32', false],
  ['uint8', true],
])('refuses a value of %s that is %j: readers would hash it differently', (type, it) => {
  const types = { One: [{ name: 'it', type }] }
  expect(tree({ types, primaryType: 'One', domain: {}, message: { it } })).toBeNull()
})

test.each([
  ['no JSON', 'hello'],
  [
    'a member named twice',
    '{"types":{},"types":{"A":[]},"primaryType":"A","domain":{},"message":{}}',
  ],
  ['a type that is not there', JSON.stringify({ ...mail, primaryType: 'Order' })],
  ['a type that every object has', JSON.stringify({ ...mail, primaryType: 'constructor' })],
  [
    'a field named twice',
    JSON.stringify({
      ...mail,
      types: {
        Mail: [
          { name: 'a', type: 'bool' },
          { name: 'a', type: 'bool' },
        ],
      },
    }),
  ],
  ['types that are none', JSON.stringify({ ...mail, types: { Mail: 'bool' } })],
])('reads nothing from %s', (_, text) => {
  expect(readTypedData(text)).toBeTypeOf('string')
})

test('returns the signed values of a struct, and nothing beside them', () => {
  const types = {
    Outer: [
      { name: 'inner', type: 'Inner' },
      { name: 'none', type: 'Inner' },
      { name: 'flags', type: 'bool[]' },
    ],
    Inner: [{ name: '__proto__', type: 'uint8' }],
  }
  const text = '{"inner":{"__proto__":"0x07","x":1},"none":null,"flags":[true,false],"y":2}'
  const data = JSON.stringify({ types, primaryType: 'Outer' }).slice(0, -1)
  const read = readTypedData(`${data},"message":${text}}`)
  if (typeof read === 'string' || !read.message) throw new Error('was refused')
  const values = getSignedValues(read.message)
  expect(Object.keys(values)).toEqual(['inner', 'none', 'flags'])
  expect(Object.entries(Object(values.inner))).toEqual([['__proto__', '7']])
  expect([values.none, values.flags]).toEqual([null, [true, false]])
  expect(read.unsigned.map(({ path }) => path)).toEqual(['message.inner.x', 'message.y'])
})
