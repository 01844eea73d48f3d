import { keccak_256 } from '@noble/hashes/sha3.js'
import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { type ContractAbi, readContractAbi } from '../../../crypto/abi/contractAbi.ts'
import { contractCallFacts } from './contractCallFacts.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function abiFrom(value: unknown): ContractAbi {
  const abi = readContractAbi(JSON.stringify(value), keccak_256)
  if (typeof abi === 'string') throw new Error(abi)
  return abi
}

const ABI = abiFrom(erc20Abi)

describe('contractCallFacts', () => {
  test('reads a call by the interface of its contract', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, 5n] })
    expect(contractCallFacts(ABI, data)).toEqual({
      function_name: 'transfer',
      function_signature: '0xa9059cbb',
      contract_call_args: new Map<string, unknown>([
        ['recipient', TO],
        ['amount', 5n],
      ]),
    })
  })

  test('counts arguments without a name', () => {
    const abi = [{ type: 'function', name: 'burn', inputs: [{ type: 'uint256' }] }]
    const data = `0x42966c68${'00'.repeat(31)}07`
    const facts = contractCallFacts(abiFrom(abi), data)
    expect(facts?.contract_call_args).toEqual(new Map([['0', 7n]]))
  })

  test.each(['', `${'01'.repeat(32)}${'00'.repeat(32)}`])(
    'knows a function whose arguments cannot be read out of %j',
    (args) => {
      expect(contractCallFacts(ABI, `0xa9059cbb${args}`)).toEqual({
        function_name: 'transfer',
        function_signature: '0xa9059cbb',
        contract_call_args: null,
      })
    },
  )

  test.each(['0x', '0xa9059c', '0xdeadbeef'])('reads nothing out of %s', (data) => {
    expect(contractCallFacts(ABI, data)).toBeNull()
  })
})
