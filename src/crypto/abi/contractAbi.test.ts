import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect, test } from 'vitest'
import { keccak256 } from '../stamp/keccak256.ts'
import { readContractAbi } from './contractAbi.ts'

test.each([
  ['', 'is no JSON', ''],
  ['{}', 'is no list', ''],
  ['[{"type":"receive"},null]', 'has an entry that is none', '[1]'],
  ['[{"type":"thing"}]', 'has an unknown entry', '[0]'],
  ['[{"name":"f","inputs":[{"type":"uint7"}]}]', 'has an unknown type', '[0].inputs'],
  ['[{"type":"function","inputs":[]}]', 'has a function without a name', '[0].name'],
  ['[{"type":"function","name":"a b","inputs":[]}]', 'has a name that is none', '[0].name'],
])('refuses %j, which %s, and says where', (text, _, place) => {
  expect(readContractAbi(text, keccak256)).toBe(place)
})

test('knows functions and errors apart', () => {
  const abi = readContractAbi(
    JSON.stringify([
      { type: 'error', name: 'Wrong', inputs: [] },
      { type: 'event', name: 'Done', inputs: [] },
      { type: 'constructor', inputs: [] },
      { type: 'receive' },
      { name: 'old', inputs: [] },
    ]),
    keccak256,
  )
  const names =
    typeof abi === 'string' ? [] : [[...abi.errors.values()], [...abi.functions.values()]]
  expect(names.map((entries) => entries.map(({ name }) => name))).toEqual([['Wrong'], ['old']])
})

test('names functions by whichever hash of Ethereum it is given', () => {
  const text = JSON.stringify([
    { name: 'transfer', inputs: [{ type: 'address' }, { type: 'uint' }] },
  ])
  const selectors = [keccak256, keccak_256].map((keccak) => {
    const abi = readContractAbi(text, keccak)
    return typeof abi === 'string' ? abi : [...abi.functions.keys()]
  })
  expect(selectors).toEqual([['a9059cbb'], ['a9059cbb']])
})
