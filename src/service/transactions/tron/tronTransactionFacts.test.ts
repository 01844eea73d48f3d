import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { readTronTransaction } from './tronTransaction.ts'
import { tronTransactionFacts } from './tronTransactionFacts.ts'

/** Transactions of the chain and of its documentation, with the fields as its nodes tell them. */
const transfer =
  '0a02163d220877ef4ace148b05ba40d8c5e5a6a32d5a69080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a7d8a35b260395c14aa456297662092ba3b76fc01215415a523b449890854c8fc460ab602df9f31fe4293f18c0843d2802709af4e1a6a32d'
const call =
  '0a028ad92208eaef69105495eb1540f09fc0cfcd335aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541495511a493d8c362be4267224e6d81013a6862ee121541eca9bc828a3005b9a3b909f2cc5c2a54794de05f2244a9059cbb00000000000000000000004150125bea243a640bf85348873b6c4f3c517aee7a00000000000000000000000000000000000000000000000000000000000000017090cbbccfcd33900180c2d72f'
const permissions =
  '0a02848a2208305274c7f1f088da40889accf0e5325aea01082e12e5010a3c747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e4163636f756e745065726d697373696f6e557064617465436f6e747261637412a4010a1541fd49eda0f23ff7ec1d03b52c3a45991c24cd440e12241a056f776e657220013a190a1541fd49eda0f23ff7ec1d03b52c3a45991c24cd440e1001226508021a0761637469766530200232207fff1fc0037e00000000000000000000000000000000000000000000000000003a190a1541fd49eda0f23ff7ec1d03b52c3a45991c24cd440e10013a190a154198927ffb9f554dc4a453c64b2e553a02d6df514b100170c0cac8f0e532'

test('reads a transfer as the documentation of the chain tells it', () => {
  expect(tronTransactionFacts(transfer)).toEqual({
    contract: [
      {
        type: 'TransferContract',
        permission_id: 2n,
        owner_address: 'TRGhNNfnmgLegT4zHNjEqDSADjgmnHvubJ',
        to_address: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
        amount: 1_000_000n,
      },
    ],
    ref_block_bytes: '163d',
    ref_block_hash: '77ef4ace148b05ba',
    expiration: 1555664823000n,
    timestamp: 1555664763418n,
    fee_limit: 0n,
  })
  expect(tronTransactionFacts(`0x${transfer}`)).toEqual(tronTransactionFacts(transfer))
})

test('reads a call of a contract that is on the chain under its hash', () => {
  expect(hexFromBytes(sha256(bytesFromHex(call) ?? new Uint8Array()))).toBe(
    'c70b20da8cb8d96a99c1aceb283412acb9dea313a9e467178431a3c6ae8b9f08',
  )
  expect(tronTransactionFacts(call)).toMatchObject({
    contract: [
      {
        type: 'TriggerSmartContract',
        permission_id: 0n,
        call_value: 0n,
        call_token_value: 0n,
        token_id: 0n,
        data: expect.stringMatching(/^a9059cbb[0-9a-f]{128}$/),
        contract_address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
      },
    ],
    fee_limit: 100_000_000n,
    expiration: 1773182914544n,
  })
})

test('tells the type of what it does not read, and no more', () => {
  expect(tronTransactionFacts(permissions).contract).toEqual([
    { type: 'AccountPermissionUpdateContract', permission_id: 0n },
  ])
})

const AMOUNT = '18c0843d'

test('reads an amount of another length', () => {
  expect(tronTransactionFacts(respelled('1880c2d72f'))).toMatchObject({
    contract: [{ amount: 100_000_000n, permission_id: 2n }],
  })
})

test.each([
  ['an amount twice', respelled(`${AMOUNT}1801`)],
  ['a field that its kind does not have', respelled(`${AMOUNT}2001`)],
  ['an amount that is a text', respelled('1a0131')],
])('tells nothing by which %s could be hidden', (_, hex) => {
  expect(typeof readTronTransaction(hex)).toBe('object')
  const { contract } = tronTransactionFacts(hex)
  const amount = Array.isArray(contract) ? contract[0]?.amount : contract
  expect(amount).toBeNull()
})

test('tells nothing of a contract that the chain takes for another one', () => {
  // the number of a call, and the content of a transfer
  const hex = transfer.replace('5a69080112', '5a69081f12')
  expect(typeof readTronTransaction(hex)).toBe('object')
  expect(tronTransactionFacts(hex).contract).toBeNull()
  // the number of a transfer, and content under a name that is none
  const renamed = transfer.replace('5472616e73666572', '5472616e73666573')
  expect(tronTransactionFacts(renamed).contract).toBeNull()
})

test('does not fail on any piece of a transaction, nor on what is none', () => {
  for (let length = 0; length < call.length; length++)
    expect(() => tronTransactionFacts(call.slice(0, length))).not.toThrow()
  expect(tronTransactionFacts('xyz').contract).toBeNull()
})

/** The transfer with something else where its amount stands, and all lengths right. */
function respelled(amount: string): string {
  const more = (amount.length - AMOUNT.length) / 2
  const longer = (hex: string) => (Number.parseInt(hex, 16) + more).toString(16).padStart(2, '0')
  return transfer
    .replace(AMOUNT, amount)
    .replace('5a690801', `5a${longer('69')}0801`)
    .replace('080112630a', `080112${longer('63')}0a`)
    .replace('7472616374' + '12320a', `747261637412${longer('32')}0a`)
}
