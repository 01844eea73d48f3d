import { expect, test } from 'vitest'
import { readTypedData, treeOf } from './typedData.ts'

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
    to: [{ name: 'Bob', wallets: ['0x01', '0x02'] }],
    amount: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    paid: true,
  },
}

const tree = (data: unknown) => {
  const read = readTypedData(JSON.stringify(data))
  return read && treeOf(read)
}
const withMessage = (message: unknown) => ({ ...mail, message })

test('shows every member in the order of its type, numbers to the last digit', () => {
  const value = (name: string, type: string, text: string) => ({
    name,
    type,
    value: text,
    children: [],
  })
  expect(tree(mail)).toEqual([
    {
      name: 'to',
      type: 'Person[]',
      value: null,
      children: [
        {
          name: '1',
          type: 'Person',
          value: null,
          children: [
            value('name', 'string', 'Bob'),
            {
              name: 'wallets',
              type: 'address[2]',
              value: null,
              children: [value('1', 'address', '0x01'), value('2', 'address', '0x02')],
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
    { value: text },
  ])
})

test.each([
  ['a member that the type does not name', { ...mail.message, extra: 1 }],
  ['a member that is missing', { to: [], amount: '1' }],
  ['a list that is none', { ...mail.message, to: 'Bob' }],
  ['a list of another length', { ...mail.message, to: [{ name: 'Bob', wallets: ['0x01'] }] }],
  ['a struct that is none', { ...mail.message, to: ['Bob'] }],
  ['text that is no number', { ...mail.message, amount: '1e3' }],
  ['a number longer than any', { ...mail.message, amount: '0'.repeat(101) }],
  ['a number that JSON has rounded', { ...mail.message, amount: 2 ** 60 }],
  ['a value that is a struct', { ...mail.message, paid: {} }],
  ['nothing', null],
])('shows no tree for %s', (_, message) => {
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
])(
  'shows no tree for a value of %s that is %j: whoever hashes it might see another',
  (type, it) => {
    const types = { One: [{ name: 'it', type }] }
    expect(tree({ types, primaryType: 'One', domain: {}, message: { it } })).toBeNull()
  },
)

test.each([
  ['no JSON', 'hello'],
  [
    'a member named twice',
    '{"types":{},"types":{"A":[]},"primaryType":"A","domain":{},"message":{}}',
  ],
  ['a type that is not there', JSON.stringify({ ...mail, primaryType: 'Order' })],
  ['a type of the language', JSON.stringify({ ...mail, primaryType: 'constructor' })],
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
  expect(readTypedData(text)).toBeNull()
})

test('ends with types that hold themselves, and with lists that nobody reads', () => {
  const deep = { next: [{ next: [{ next: [] }] }] }
  const types = { Chain: [{ name: 'next', type: 'Chain[]' }] }
  expect(tree({ types, primaryType: 'Chain', domain: {}, message: deep })).not.toBeNull()
  const wide = { next: Array.from({ length: 5000 }, () => ({ next: [] })) }
  expect(tree({ types, primaryType: 'Chain', domain: {}, message: wide })).toBeNull()
})
