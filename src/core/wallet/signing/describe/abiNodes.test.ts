import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import type { AbiParameter } from '../../../../crypto/abi/abiParameter.ts'
import { decodeAbi } from '../../../../crypto/abi/decodeAbi.ts'
import { nodesOfValues } from './abiNodes.ts'
import { hexBytes, type LeafWriter } from './reading.ts'

const leaf: LeafWriter = (name, type, value) => {
  return { name, type, value: String(value), meaning: null, children: [] }
}

test('shows what parameters that are written by hand hold', () => {
  const parameters: readonly AbiParameter[] = [
    {
      name: 'calls',
      text: '(bytes,uint256)[]',
      members: [
        { name: 'data', text: 'bytes' },
        { name: '', text: 'uint256' },
      ],
    },
    { name: '', text: 'bool[1]' },
  ]
  const types = parseAbiParameters('(bytes, uint256)[], bool[1]')
  const data = encodeAbiParameters(types, [[['0xab', 5n]], [true]])
  const values = decodeAbi(parameters, hexBytes(data) ?? new Uint8Array()) ?? []
  const group = { value: null, meaning: null }
  expect(nodesOfValues(parameters, values, leaf)).toEqual([
    {
      ...group,
      name: 'calls',
      type: '(bytes,uint256)[]',
      children: [
        {
          ...group,
          name: '1',
          type: '(bytes,uint256)',
          children: [leaf('data', 'bytes', '0xab'), leaf('2', 'uint256', 5n)],
        },
      ],
    },
    { ...group, name: '2', type: 'bool[1]', children: [leaf('1', 'bool', true)] },
  ])
})
