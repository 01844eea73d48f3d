import { authorizationify, Interface, Transaction } from 'ethers'
import { expect, test } from 'vitest'
import {
  detailsOf,
  linesOf,
  PASSES,
  STRANGER,
  USDC,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'

const unsigned = (given: object) => {
  const base = { chainId: 8453n, to: STRANGER, value: 9n, gasLimit: 21000n, nonce: 4 }
  const { unsignedSerialized } = Transaction.from({ ...base, ...given })
  return unsignedSerialized.slice(2)
}
const signed = (hex: string, caip2?: string) =>
  viewFor({
    kind: 'transaction',
    type: 'TRANSACTION_TYPE_ETHEREUM',
    unsignedTransaction: hex,
    caip2,
  })

test.each([
  ['legacy', { type: 0, gasPrice: 2n }, 42_000n],
  ['of type 1', { type: 1, gasPrice: 2n }, 42_000n],
  ['of type 2', { type: 2, maxFeePerGas: 3n }, 63_000n],
  [
    'of type 3',
    {
      type: 3,
      maxFeePerGas: 3n,
      maxFeePerBlobGas: 5n,
      blobVersionedHashes: [`0x01${'00'.repeat(31)}`, `0x01${'11'.repeat(31)}`],
    },
    63_000n + 5n * 131_072n * 2n,
  ],
])('a transaction %s is read from its bytes', (_, given, most) => {
  const view = signed(unsigned(given))
  expect(view).toMatchObject({
    effect: { kind: 'transfer', amounts: [{ raw: 9n, symbol: 'ETH' }], to: { address: STRANGER } },
    // whoever has it sends it when they like
    money: 'onceSent',
    level: 'plain',
    chain: { name: 'Base' },
  })
  expect(detailsOf(view, 'fee')).toMatchObject([{ most: { raw: most } }])
  expect(detailsOf(view, 'total')).toMatchObject([{ amount: { raw: most + 9n } }])
})

test('one that makes a contract says so, and shows its code', () => {
  const view = signed(unsigned({ type: 2, to: null, data: '0x600100', value: 0n }))
  expect(view).toMatchObject({ effect: { kind: 'deployment' }, level: 'caution', money: 'unknown' })
  expect(detailsOf(view, 'data')).toEqual([{ kind: 'data', hex: '0x600100' }])
})

test('one for another network than the request’s is named', () => {
  const hex = unsigned({ type: 2 })
  expect(warned(signed(hex, 'eip155:1'))).toEqual(['otherNetwork'])
  expect(warned(signed(hex, 'eip155:8453'))).toEqual([])
})

test('one that is for every network is for none, and takes care', () => {
  const view = signed(unsigned({ type: 0, chainId: 0n, gasPrice: 1n }))
  expect([view.chain, view.level]).toEqual([null, 'danger'])
})

const authorization = (address: string, chainId = 8453n) => {
  const signature = { r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}`, yParity: 0 as const }
  return authorizationify({ address, chainId, nonce: 7n, signature })
}
const withAuthorizations = (authorizationList: readonly unknown[], given: object = {}) =>
  signed(unsigned({ type: 4, maxFeePerGas: 1n, authorizationList, ...given }))

test('one with authorizations is a delegation, whatever else it does', () => {
  const view = withAuthorizations([authorization(PASSES), authorization(STRANGER, 0n)])
  expect(view).toMatchObject({
    effect: { kind: 'delegation', to: { address: PASSES }, isOnEveryChain: true },
    money: 'onceSent',
    level: 'danger',
  })
  expect(warned(view)).toEqual(['delegation'])
  expect(detailsOf(view, 'tree').map(({ nodes }) => linesOf(nodes))).toEqual([
    ['chainId: 8453', `address: ${PASSES}`, 'nonce: 7'],
    ['chainId: 0', `address: ${STRANGER}`, 'nonce: 7'],
  ])
  expect(detailsOf(view, 'to')).toMatchObject([{ party: { address: STRANGER } }])
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 9n }] }])
})

const TAKEN_BACK = `0x${'0'.repeat(40)}`

test('one that only takes delegations back is what else it does', () => {
  const view = withAuthorizations([authorization(TAKEN_BACK)])
  expect(view).toMatchObject({
    effect: { kind: 'transfer', amounts: [{ raw: 9n }], to: { address: STRANGER } },
    money: 'onceSent',
    level: 'plain',
    warnings: [],
  })
  expect(detailsOf(view, 'tree').map(({ title, nodes }) => [title, ...linesOf(nodes)])).toEqual([
    ['authorizationList', 'chainId: 8453', `address: ${TAKEN_BACK}`, 'nonce: 7'],
  ])
})

test('a permission beside what takes delegations back is none the less a danger', () => {
  const erc20 = new Interface(['function approve(address, uint256)'])
  const data = erc20.encodeFunctionData('approve', [STRANGER, 2n ** 256n - 1n])
  const given = { to: USDC, value: 0n, data }
  const view = withAuthorizations([authorization(TAKEN_BACK)], given)
  expect(view).toMatchObject({ effect: { kind: 'permission' }, level: 'danger' })
  expect(warned(view)).not.toContain('delegation')
  expect(warned(view)).toContain('unlimited')
  expect(warned(withAuthorizations([authorization(PASSES)], given))).toEqual(
    expect.arrayContaining(['delegation', 'unlimited']),
  )
})

test.each([
  ['TRANSACTION_TYPE_ETHEREUM', '02c0'],
  ['TRANSACTION_TYPE_ETHEREUM', `${unsigned({ type: 2 })}00`],
  ['TRANSACTION_TYPE_SOLANA', '00'],
  ['TRANSACTION_TYPE_BITCOIN', '70736274ff'],
  ['TRANSACTION_TYPE_TRON', '0a02'],
  ['TRANSACTION_TYPE_TEMPO', '76'],
] as const)('%s of %s is blind, and shown whole', (type, unsignedTransaction) => {
  const view = viewFor({ kind: 'transaction', type, unsignedTransaction })
  expect(view).toMatchObject({
    effect: { kind: 'blind' },
    level: 'unreadable',
    details: [{ kind: 'data', hex: `0x${unsignedTransaction}` }],
  })
})
