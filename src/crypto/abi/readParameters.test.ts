import { expect, test } from 'vitest'
import { readParameters } from './readParameters.ts'

test.each([
  'uint7',
  'uint08',
  'uint264',
  'int0',
  'bytes33',
  'bytes0',
  'fixed',
  'tuple',
  '(uint8)',
  'uint256[0]',
  'uint256[01]',
  'uint256[-1]',
  'uint256[1e3]',
  'uint256[1000001]',
  'uint256[2000000]',
  'uint256[[]]',
  'uint256[]x',
  'uint256[]\n',
  '[]',
  'uint256[',
  'uint256]',
  '',
])('knows no %j', (type) => {
  expect(readParameters([{ type }])).toBeNull()
})

test.each([
  ['uint', 'uint256'],
  ['int[]', 'int256[]'],
  ['uint[2][]', 'uint256[2][]'],
  ['int8[2][]', 'int8[2][]'],
  ['uint256[1000000]', 'uint256[1000000]'],
  ['bytes', 'bytes'],
  ['bytes1', 'bytes1'],
  ['bytes32[999999]', 'bytes32[999999]'],
  ['function[]', 'function[]'],
])('writes %s as %s', (type, text) => {
  expect(readParameters([{ name: 'a', type }])).toEqual([{ name: 'a', text, members: null }])
})

test('writes a tuple by its members, and keeps them', () => {
  const components = [{ name: 'to', type: 'address' }, { type: 'uint' }]
  const [list] = readParameters([{ name: 'a', type: 'tuple[2][]', components }]) ?? []
  expect(list).toEqual({
    name: 'a',
    text: '(address,uint256)[2][]',
    members: [
      { name: 'to', text: 'address', members: null },
      { name: '', text: 'uint256', members: null },
    ],
  })
})

test('leaves out the members of what is no tuple', () => {
  const components = [{ type: 'bool' }]
  expect(readParameters([{ type: 'uint8', components }])).toEqual([
    { name: '', text: 'uint8', members: null },
  ])
})

const nested = (times: number, inputs: readonly unknown[]) => {
  let components = inputs
  for (let depth = 0; depth < times; depth++) components = [{ type: 'tuple', components }]
  return components
}
const listed = (times: number, type: string) => [
  { type: type + '[1]'.repeat(times), components: [{ type: 'uint8' }] },
]

test.each([
  ['16 lists', true, listed(16, 'uint8')],
  ['17 lists', false, listed(17, 'uint8')],
  ['16 tuples', true, nested(16, [{ type: 'uint8' }])],
  ['17 tuples', false, nested(17, [{ type: 'uint8' }])],
  ['16 tuples with nothing in them', true, nested(16, [])],
  ['17 tuples with nothing in them', false, nested(17, [])],
  ['8 tuples and 8 lists', true, nested(8, listed(8, 'uint8'))],
  ['8 tuples and 9 lists', false, nested(8, listed(9, 'uint8'))],
  ['15 lists of a tuple', true, listed(15, 'tuple')],
  ['16 lists of a tuple', false, listed(16, 'tuple')],
])('knows %s: %s', (_, isKnown, inputs) => {
  expect(readParameters(inputs) !== null).toBe(isKnown)
})
