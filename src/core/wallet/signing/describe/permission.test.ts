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
import { PERMIT2 } from '../permissionTerms.ts'

const standards = new Interface([
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function decreaseAllowance(address spender, uint256 subtractedValue)',
  'function setApprovalForAll(address operator, bool approved)',
])
const permit2 = new Interface([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
const passes = new Interface([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function approve(address to, uint256 tokenId)',
])
const most = 2n ** 256n - 1n
const stored = {
  interfaces: [storedInterface(PASSES, 'Trail Passes', JSON.parse(passes.formatJson()))],
}

type Given = { readonly to?: string; readonly value?: bigint }

function send(data: string, { to = USDC, value }: Given = {}, facts = {}) {
  return viewFor({ kind: 'send', transaction: { caip2: 'eip155:8453', to, value, data } }, facts)
}

const soon = BigInt(NOW_MS / 1000 + 600)
const call = (name: string, values: readonly unknown[]) =>
  standards.encodeFunctionData(name, values)
test.each([
  ['approve', USDC, call('approve', [PASSES, 5n]), 'plain', []],
  ['approve without a limit', USDC, call('approve', [PASSES, most]), 'danger', ['unlimited']],
  ['approve for a stranger', USDC, call('approve', [STRANGER, 5n]), 'caution', ['unknownContract']],
  ['approve of nothing', USDC, call('approve', [STRANGER, 0n]), 'plain', []],
  ['increaseAllowance', USDC, call('increaseAllowance', [PASSES, most]), 'danger', ['unlimited']],
  [
    'setApprovalForAll',
    PASSES,
    call('setApprovalForAll', [everyday.address, true]),
    'danger',
    ['unlimited'],
  ],
  [
    'setApprovalForAll taken back',
    PASSES,
    call('setApprovalForAll', [STRANGER, false]),
    'plain',
    [],
  ],
  [
    'setApprovalForAll of a contract that nobody knows',
    STRANGER,
    call('setApprovalForAll', [PASSES, true]),
    'danger',
    ['unlimited', 'unknownContract'],
  ],
  [
    'approve for one thing',
    PASSES,
    call('approve', [STRANGER, 5n]),
    'caution',
    ['unknownContract'],
  ],
  ['approve for thing 0', PASSES, call('approve', [STRANGER, 0n]), 'caution', ['unknownContract']],
  [
    'approve for one thing, taken back',
    PASSES,
    call('approve', [`0x${'0'.repeat(40)}`, 5n]),
    'plain',
    [],
  ],
  [
    'Permit2',
    PERMIT2,
    permit2.encodeFunctionData('approve', [USDC, PASSES, 5n, soon]),
    'plain',
    [],
  ],
  [
    'Permit2 for long',
    PERMIT2,
    permit2.encodeFunctionData('approve', [USDC, PASSES, 5n, soon + 31n * 86400n]),
    'caution',
    ['farDeadline'],
  ],
  [
    'Permit2 for all',
    PERMIT2,
    permit2.encodeFunctionData('approve', [USDC, PASSES, 2n ** 160n - 1n, soon]),
    'danger',
    ['unlimited'],
  ],
])('%s gives a permission', (name, to, data, level, warnings) => {
  const view = send(data, { to }, stored)
  const isEnded = /nothing|taken back/.test(name)
  expect(view.effect).toMatchObject(
    isEnded ? { kind: 'revocation' } : { kind: 'permission', by: 'transaction' },
  )
  expect([view.level, warned(view)]).toEqual([level, warnings])
  expect(view.money).toBe(isEnded ? 'fee' : 'later')
})

test.each([
  ['of nothing', 0n],
  ['of an amount', 5n],
])('what is paid beside a permission %s is said before it', (_, amount) => {
  const view = send(call('approve', [PASSES, amount]), { value: 10n ** 20n }, stored)
  expect(view).toMatchObject({ effect: { kind: 'call', functionName: 'approve' }, money: 'now' })
  expect([view.level, warned(view)]).toEqual(['plain', []])
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 10n ** 20n, symbol: 'ETH' }] }])
})

test('a payment hides no permission without a limit, whose words do not say that nothing is paid', () => {
  const view = send(call('approve', [PASSES, most]), { value: 1n }, stored)
  expect(view).toMatchObject({
    effect: { kind: 'permission', isUnlimited: true },
    money: 'now',
    level: 'danger',
    warnings: [{ kind: 'unlimited' }],
  })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 1n, symbol: 'ETH' }] }])
})

test.each([
  ['approve', [STRANGER, 0n], 'unknown'],
  ['approve', [everyday.address, 1n], 'later'],
  ['setApprovalForAll', [STRANGER, false], 'unknown'],
  ['decreaseAllowance', [STRANGER, 1n], 'unknown'],
] as const)(
  'what a contract that nobody knows does by %s is its own affair',
  (name, values, money) => {
    const view = send(call(name, values), { to: STRANGER }, stored)
    expect([view.money, view.level, warned(view)]).toEqual([money, 'caution', ['unknownContract']])
  },
)

test('what has owners of things and allowances of amounts counts amounts', () => {
  const both = new Interface([
    'function approve(address spender, uint256 valueOrId)',
    'function ownerOf(uint256 id) view returns (address)',
    'function allowance(address owner, address spender) view returns (uint256)',
  ])
  const facts = { interfaces: [storedInterface(PASSES, 'Both', JSON.parse(both.formatJson()))] }
  const view = send(call('approve', [everyday.address, most]), { to: PASSES }, facts)
  expect(view).toMatchObject({ effect: { amounts: [{ raw: most }] }, level: 'danger' })
})

test('one of Permit2 that ends at 0 is good in the block that it is in, and ended in no year', () => {
  const data = permit2.encodeFunctionData('approve', [USDC, PASSES, 2n ** 160n - 1n, 0n])
  const view = send(data, { to: PERMIT2 }, stored)
  expect(view.effect).toMatchObject({ kind: 'permission', isUnlimited: true, endsAtSeconds: null })
  expect(warned(view)).toEqual(['unlimited'])
})

test('a permission that gets smaller does not end', () => {
  const view = send(call('decreaseAllowance', [STRANGER, 8n]))
  expect(view).toMatchObject({
    effect: { kind: 'revocation', isPart: true },
    level: 'plain',
  })
})

test('a permission for one thing is none for an amount', () => {
  const view = send(passes.encodeFunctionData('approve', [STRANGER, 99n]), { to: PASSES }, stored)
  expect(view.effect).toMatchObject({ kind: 'permission', amounts: [{ raw: 1n }] })
  expect(detailsOf(view, 'call')[0]?.nodes[1]).toMatchObject({
    name: 'tokenId',
    value: '99',
    meaning: null,
  })
})

test('what speaks as Permit2 does is believed as little as any contract that nobody knows', () => {
  const members = (text: string) =>
    text.split(',').map((one) => ({ type: one.split(' ')[0], name: one.split(' ')[1] }))
  const details = { token: USDC, amount: String(2n ** 160n - 1n), expiration: '1', nonce: 0 }
  const given = (verifyingContract: string) => ({
    domain: { name: 'Permit2', chainId: 8453, verifyingContract },
    primaryType: 'PermitSingle',
    types: {
      PermitSingle: members('PermitDetails details,address spender,uint256 sigDeadline'),
      PermitDetails: members('address token,uint160 amount,uint48 expiration,uint48 nonce'),
    },
    message: { details, spender: PASSES, sigDeadline: '1' },
  })
  const warningsAt = (contract: string) => {
    const typedData = JSON.stringify(given(contract))
    const view = viewFor({ kind: 'typedData', typedData }, stored)
    return [view.level, warned(view)]
  }
  expect(warningsAt(STRANGER)).toEqual(['danger', ['unlimited', 'unknownContract']])
  expect(warningsAt(PERMIT2)).toEqual(['danger', ['unlimited']])
})
