import { Interface, parseUnits } from 'ethers'
import { expect, test } from 'vitest'
import {
  detailsOf,
  everyday,
  linesOf,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  USDC,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'
import { PERMIT2 } from '../permissionTerms.ts'

const standards = new Interface([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])
const permit2 = new Interface([
  'function transferFrom(address from, address to, uint160 amount, address token)',
])
const shop = new Interface([
  'function buyPasses((uint16 season, uint8 quantity)[] items, uint256 maxPrice, string note, uint256 deadline)',
])
const most = 2n ** 256n - 1n
const stored = {
  interfaces: [storedInterface(PASSES, 'Trail Passes', JSON.parse(shop.formatJson()))],
}

type Given = {
  readonly to?: string
  readonly value?: bigint
  readonly gas?: bigint
  readonly fee?: bigint
  readonly sponsored?: boolean
}

function send(data: string, { to = USDC, value, gas, fee, sponsored }: Given = {}, facts = {}) {
  const transaction = { caip2: 'eip155:8453', to, value, data, gas, maxFeePerGas: fee, sponsored }
  return viewFor({ kind: 'send', transaction }, facts)
}

test('a payment says what leaves the account, the fee at most, and both together', () => {
  const view = send('0x', { to: STRANGER, value: parseUnits('1', 18) + 1n, gas: 21000n, fee: 3n })
  expect(view).toMatchObject({
    effect: {
      kind: 'transfer',
      amounts: [{ token: null, symbol: 'ETH', decimals: 18, raw: 10n ** 18n + 1n }],
      to: { name: null },
    },
    money: 'now',
    level: 'plain',
    chain: { name: 'Base' },
  })
  expect(view.details.map(({ kind }) => kind)).toEqual(['from', 'to', 'pay', 'fee', 'total'])
  expect(detailsOf(view, 'fee')).toMatchObject([
    { usual: null, most: { raw: 63000n, symbol: 'ETH' }, isSponsored: false },
  ])
  expect(detailsOf(view, 'total')).toMatchObject([{ amount: { raw: 10n ** 18n + 63001n } }])
})

test('a fee that nobody knows yet is not made up, and one that the app pays is no part of the total', () => {
  expect(detailsOf(send('0x', { value: 1n }), 'fee')).toMatchObject([{ usual: null, most: null }])
  const view = send('0x', { value: 1n, gas: 21000n, fee: 3n, sponsored: true })
  expect(detailsOf(view, 'fee')).toMatchObject([{ isSponsored: true }])
  expect(detailsOf(view, 'total')).toEqual([])
})

test('a payment of nothing takes the fee all the same, unless the app pays it', () => {
  const fee = { to: STRANGER, gas: 10n ** 6n, fee: 10n ** 18n }
  expect(send('0x', fee)).toMatchObject({ effect: { kind: 'transfer' }, money: 'fee' })
  expect(send('0x', { ...fee, sponsored: true }).money).toBe('never')
  expect(detailsOf(send('0x', fee), 'pay')).toEqual([{ kind: 'pay', amounts: [] }])
})

test('a transfer has no limit that it could lack: its number is said, however large', () => {
  const view = send(standards.encodeFunctionData('transfer', [STRANGER, most]))
  expect(view).toMatchObject({ effect: { amounts: [{ raw: most, isUnlimited: false }] } })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ isUnlimited: false }] }])
  expect(detailsOf(view, 'call')).toMatchObject([
    { nodes: [{}, { meaning: { amount: { isUnlimited: false } } }] },
  ])
})

test('a transfer of tokens is one, to whom the data says', () => {
  const view = send(standards.encodeFunctionData('transfer', [STRANGER, 40000000n]))
  expect(view).toMatchObject({
    effect: {
      kind: 'transfer',
      amounts: [{ symbol: 'USDC', raw: 40000000n }],
      to: { address: STRANGER },
    },
    money: 'now',
    level: 'plain',
  })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ symbol: 'USDC', raw: 40000000n }] }])
  expect(detailsOf(view, 'call')).toMatchObject([
    {
      functionName: 'transfer',
      nodes: [
        { name: 'to', value: STRANGER },
        { name: 'value', value: '40000000', meaning: { kind: 'amount' } },
      ],
    },
  ])
})

test('one of a token that nobody knows takes care', () => {
  const view = send(standards.encodeFunctionData('transfer', [STRANGER, 4n]), { to: PASSES })
  expect(view).toMatchObject({
    effect: { amounts: [{ symbol: null, decimals: null, raw: 4n }] },
    level: 'caution',
  })
  expect(warned(view)).toEqual(['unknownContract'])
})

test.each([
  [everyday.address, 'now', 1],
  [STRANGER, 'unknown', 0],
])('what is moved from %s leaves the account or not', (from, money, pays) => {
  const view = send(standards.encodeFunctionData('transferFrom', [from, PASSES, 4n]))
  expect([view.effect.kind, view.money, detailsOf(view, 'pay').length]).toEqual([
    'transfer',
    money,
    pays,
  ])
})

test('a single thing is counted as one', () => {
  const name = 'safeTransferFrom(address,address,uint256)'
  const view = send(standards.encodeFunctionData(name, [everyday.address, STRANGER, 123456n]), {
    to: PASSES,
  })
  expect(view.effect).toMatchObject({ kind: 'transfer', amounts: [{ raw: 1n, decimals: 0 }] })
  expect(linesOf(detailsOf(view, 'call')[0]?.nodes ?? []).at(-1)).toBe('tokenId: 123456')
})

test('of many alike as many as the data says', () => {
  const name = 'safeTransferFrom(address,address,uint256,uint256,bytes)'
  const data = standards.encodeFunctionData(name, [everyday.address, STRANGER, 9n, 3n, '0x'])
  expect(send(data, { to: PASSES }).effect).toMatchObject({ amounts: [{ raw: 3n }] })
})

test('what is paid beside a transfer goes to the contract, and the headline does not leave it out', () => {
  const name = 'safeTransferFrom(address,address,uint256)'
  const data = standards.encodeFunctionData(name, [everyday.address, STRANGER, 7n])
  const view = send(data, { to: PASSES, value: 10n ** 19n }, stored)
  expect(view).toMatchObject({
    effect: { kind: 'call', to: { name: 'Trail Passes' }, functionName: 'safeTransferFrom' },
    money: 'now',
    level: 'plain',
  })
  expect(detailsOf(view, 'pay')).toMatchObject([
    { amounts: [{ raw: 10n ** 19n, symbol: 'ETH' }, { raw: 1n }] },
  ])
  expect(detailsOf(view, 'to')).toMatchObject([{ party: { address: STRANGER } }])
})

const soon = BigInt(NOW_MS / 1000 + 600)
const call = (name: string, values: readonly unknown[]) =>
  standards.encodeFunctionData(name, values)

test('Permit2 moves what a token is, not itself', () => {
  const data = permit2.encodeFunctionData('transferFrom', [everyday.address, STRANGER, 8n, USDC])
  expect(send(data, { to: PERMIT2 }).effect).toMatchObject({
    kind: 'transfer',
    amounts: [{ symbol: 'USDC', raw: 8n }],
  })
})

test('a call of a contract whose interface is stored is read with its names', () => {
  const data = shop.encodeFunctionData('buyPasses', [
    [
      [2027, 2],
      [2028, 1],
    ],
    most,
    'Mara & co',
    soon,
  ])
  const view = send(data, { to: PASSES, value: 5n }, stored)
  expect(view).toMatchObject({
    effect: { kind: 'call', to: { name: 'Trail Passes' }, functionName: 'buyPasses' },
    money: 'now',
    level: 'plain',
    warnings: [],
  })
  const [read] = detailsOf(view, 'call')
  expect(linesOf(read?.nodes ?? [])).toEqual([
    'items.1.season: 2027',
    'items.1.quantity: 2',
    'items.2.season: 2028',
    'items.2.quantity: 1',
    `maxPrice: ${most}`,
    'note: Mara & co',
    `deadline: ${soon}`,
  ])
  expect(read?.nodes.at(-1)?.meaning).toEqual({ kind: 'time', seconds: soon })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 5n, symbol: 'ETH' }] }])
})

test('without a value nobody can say whether money leaves', () => {
  const view = send(shop.encodeFunctionData('buyPasses', [[], 0n, '', 0n]), { to: PASSES }, stored)
  expect([view.money, detailsOf(view, 'pay')]).toEqual(['unknown', []])
})

test('a function whose four bytes are those of a standard is not taken for it', () => {
  // keccak256('many_msg_babbage(bytes1)') begins as that of transfer(address,uint256) does
  const twin = new Interface(['function many_msg_babbage(bytes1 it)'])
  const facts = {
    interfaces: [storedInterface(PASSES, 'Trail Passes', JSON.parse(twin.formatJson()))],
  }
  const view = send(twin.encodeFunctionData('many_msg_babbage', ['0x12']), { to: PASSES }, facts)
  expect(view).toMatchObject({
    effect: { kind: 'call', functionName: 'many_msg_babbage' },
    money: 'unknown',
  })
  expect(detailsOf(view, 'call')).toMatchObject([{ nodes: [{ name: 'it', value: '0x12' }] }])
  expect(detailsOf(view, 'pay')).toEqual([])
})

const buy = shop.encodeFunctionData('buyPasses', [[[2027, 2]], 1n, 'x', 0n])
test.each([
  ['of a contract that is not stored', buy, { to: STRANGER }, 'noInterface'],
  ['of a function that is not stored', '0x12345678', { to: PASSES }, 'blind'],
  ['that breaks off', buy.slice(0, -64), { to: PASSES }, 'blind'],
  [
    'whose address is none',
    call('transfer', [STRANGER, 1n]).replace('0'.repeat(24), '1'.repeat(24)),
    {},
    'noInterface',
  ],
  ['of fewer than four bytes', '0x1234', {}, 'noInterface'],
])('a call %s cannot be read, and is shown whole', (_, data, given, warning) => {
  const view = send(data, given, stored)
  expect(view).toMatchObject({
    effect: { kind: 'unreadableCall' },
    level: 'unreadable',
    money: 'unknown',
  })
  expect(warned(view)).toEqual([warning])
  expect(detailsOf(view, 'data')).toEqual([{ kind: 'data', hex: data }])
})

test('what is sent behind the arguments is shown too', () => {
  const data = `${call('transfer', [STRANGER, 1n])}c0ffee`
  expect(detailsOf(send(data), 'data')).toEqual([{ kind: 'data', hex: data }])
})
