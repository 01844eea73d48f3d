import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import {
  detailsOf,
  everyday,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  USDC,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'

const permits = new Interface([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
])
const [EIP2612 = '', DAI = ''] = permits.fragments.map((one) => one.format('sighash'))

const SHOP = '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad'
const SOON = BigInt(NOW_MS / 1000 + 600)
const MOST = 2n ** 256n - 1n
const R = `0x${'11'.repeat(32)}`
const S = `0x${'22'.repeat(32)}`
const own = everyday.address

function send(name: string, values: readonly unknown[], to = USDC, facts = {}) {
  const data = permits.encodeFunctionData(name, [...values, 27, R, S])
  return viewFor({ kind: 'send', transaction: { caip2: 'eip155:8453', to, data } }, facts)
}

test.each([
  ['EIP-2612', EIP2612, [own, SHOP, 7n, SOON], 7n, false],
  ['EIP-2612 without a limit', EIP2612, [own, SHOP, MOST, SOON], MOST, true],
  ['EIP-2612, taken back', EIP2612, [own, SHOP, 0n, SOON], 0n, false],
  ['DAI', DAI, [own, SHOP, 1n, SOON, true], null, true],
  ['DAI, taken back', DAI, [own, SHOP, 1n, SOON, false], 0n, false],
])('a signed permission that is handed in is over that token, and never ends: %s', (...row) => {
  const [, name, values, raw, isUnlimited] = row
  const view = send(name, values)
  expect(view.effect).toMatchObject({
    kind: raw === 0n ? 'revocation' : 'permission',
    spender: { address: SHOP },
    amounts: [{ symbol: 'USDC', raw, isUnlimited }],
    ...(raw !== 0n && { endsAtSeconds: null, by: 'transaction' }),
  })
  expect(warned(view)).not.toContain('farDeadline')
  expect(view.level).toBe(isUnlimited ? 'danger' : raw === 0n ? 'plain' : 'caution')
  expect(view.money).toBe(raw === 0n ? 'fee' : 'later')
})

test('every value of it is shown, and the amount as one', () => {
  const [call] = detailsOf(send(EIP2612, [own, SHOP, 7n, SOON]), 'call')
  expect(call?.nodes.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    `owner: ${own}`,
    `spender: ${SHOP}`,
    'value: 7',
    `deadline: ${SOON}`,
    'v: 27',
    `r: ${R}`,
    `s: ${S}`,
  ])
  expect(call?.nodes[2]?.meaning).toMatchObject({ amount: { symbol: 'USDC', raw: 7n } })
})

test.each([
  [EIP2612, [STRANGER, SHOP, MOST, SOON]],
  [DAI, [STRANGER, SHOP, 1n, SOON, true]],
])('what somebody else has signed permits nothing of this account: %s', (name, values) => {
  const view = send(name, values)
  expect(view).toMatchObject({ effect: { kind: 'call', functionName: 'permit' }, level: 'plain' })
  expect(warned(view)).toEqual([])
})

test('to a token that nobody knows it takes care, whosever it is', () => {
  for (const owner of [own, STRANGER])
    expect(warned(send(EIP2612, [owner, own, 7n, SOON], PASSES))).toEqual(['unknownContract'])
})

test('a stored interface names the same arguments as it likes', () => {
  const named = new Interface([
    'function permit(address a, address b, uint256 c, uint256 d, uint8 e, bytes32 f, bytes32 g)',
  ])
  const interfaces = [storedInterface(PASSES, 'Trail Passes', JSON.parse(named.formatJson()))]
  const view = send(EIP2612, [own, SHOP, 7n, SOON], PASSES, { interfaces })
  expect(view.effect).toMatchObject({ kind: 'permission', spender: { address: SHOP } })
  const [call] = detailsOf(view, 'call')
  expect(call?.nodes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

test('a function that is stored with the same four bytes is what is stored', () => {
  const storedCall = () => ({
    name: 'buy',
    inputs: [{ name: 'pass', text: 'uint256' }],
    functions: new Map(),
    read: () => [],
  })
  const view = send(EIP2612, [own, SHOP, 7n, SOON], PASSES, { storedCall })
  expect(view.effect).toMatchObject({ kind: 'call', functionName: 'buy' })
})
