import { serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { ethTransactionFacts } from './ethTransactionFacts.ts'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('tells what a policy can ask of a transaction', () => {
  const unsigned = serializeTransaction({
    type: 'eip1559',
    chainId: 8453,
    nonce: 4,
    gas: 21_000n,
    maxFeePerGas: 7n,
    maxPriorityFeePerGas: 3n,
    to: TO,
    value: 10n ** 18n,
    data: '0xA9059CBB',
  })
  expect(ethTransactionFacts(unsigned)).toEqual({
    to: TO.toLowerCase(),
    data: '0xa9059cbb',
    value: 10n ** 18n,
    gas: 21_000n,
    gas_price: 0n,
    chain_id: 8453n,
    nonce: 4n,
    max_fee_per_gas: 7n,
    max_priority_fee_per_gas: 3n,
    max_fee_per_blob_gas: 0n,
    type: 'TYPE_2',
  })
})

test('tells a contract that is to be made by an empty receiver', () => {
  const unsigned = serializeTransaction({ type: 'legacy', gasPrice: 2n, gas: 1n, data: '0x60' })
  expect(ethTransactionFacts(unsigned)).toMatchObject({
    to: '',
    type: 'LEGACY',
    chain_id: 0n,
    gas_price: 2n,
  })
})

test('tells nothing of what is no transaction', () => {
  expect(ethTransactionFacts('02c0')).toBeNull()
})
