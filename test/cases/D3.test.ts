import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { en } from '../../src/ui/words/en.ts'
import { TOKEN_PROGRAM } from '../support/chain/solanaTransactions.ts'
import {
  everyday,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  USDC,
  viewFor,
} from '../support/signViews.ts'
import { instruction, ME, MINE, MINT, OTHER, send as sendOnSolana } from '../support/solanaViews.ts'

const token = new Interface([
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function decreaseAllowance(address spender, uint256 subtractedValue)',
  'function decreaseApproval(address spender, uint256 subtractedValue)',
  'function setApprovalForAll(address operator, bool approved)',
  'function ownerOf(uint256 tokenId) view returns (address)',
])
const permit2 = new Interface([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function lockdown((address token, address spender)[] approvals)',
])
const interfaces = [
  storedInterface(PASSES, 'Trail Passes', JSON.parse(token.formatJson())),
  storedInterface(STRANGER, 'Uniswap', []),
]

function send(
  to: string,
  data: string,
  known: readonly ReturnType<typeof storedInterface>[] = interfaces,
) {
  return viewFor(
    { kind: 'send', transaction: { caip2: 'eip155:8453', to, data } },
    { interfaces: known },
  )
}

function texts(view: ReturnType<typeof viewFor>) {
  return effectText(view, { words: en.signing, locale: 'en', nowMs: NOW_MS })
}

const zero = `0x${'0'.repeat(40)}`
const removals = [
  ['approve of 0', USDC, token.encodeFunctionData('approve', [STRANGER, 0n])],
  [
    'setApprovalForAll of false',
    PASSES,
    token.encodeFunctionData('setApprovalForAll', [STRANGER, false]),
  ],
  [
    'approve of 0 at Permit2',
    PERMIT2,
    permit2.encodeFunctionData('approve', [USDC, STRANGER, 0n, 0]),
  ],
  ['lockdown at Permit2', PERMIT2, permit2.encodeFunctionData('lockdown', [[[USDC, STRANGER]]])],
] as const

test.each(removals)('SignView: %s removes a permission, and asks for none', (_, to, data) => {
  const view = send(to, data)
  expect(view).toMatchObject({
    effect: { kind: 'revocation', spender: { name: 'Uniswap' }, isPart: false },
    money: 'fee',
    level: 'plain',
    warnings: [],
  })
  const text = texts(view)
  expect(text?.headline).toBe('Remove the permission of Uniswap')
  expect(text?.line).not.toMatch(/spend|Approve|up to|limit/i)
})

test('SignView: lockdown of several spenders names none of them alone', () => {
  const data = permit2.encodeFunctionData('lockdown', [
    [
      [USDC, STRANGER],
      [USDC, PASSES],
    ],
  ])
  const view = send(PERMIT2, data)
  expect(view.effect).toMatchObject({ kind: 'revocation', spender: null })
  expect(texts(view)?.headline).toBe('Remove a permission for USDC')
})

test('SignView: approve of a single token to nobody removes its permission', () => {
  const view = send(PASSES, token.encodeFunctionData('approve', [zero, 5n]))
  expect(view.effect).toMatchObject({ kind: 'revocation', spender: null })
  expect(texts(view)?.headline).toBe('Remove a permission for Trail Passes')
})

test.each(['decreaseAllowance', 'decreaseApproval'])(
  'SignView: %s makes a permission smaller, and does not promise that it ends',
  (name) => {
    const view = send(USDC, token.encodeFunctionData(name, [STRANGER, 5n]))
    expect(view.effect).toMatchObject({ kind: 'revocation', isPart: true })
    expect(texts(view)?.headline).toBe('Reduce the permission of Uniswap')
  },
)

test('SignView: an increase by 0 removes nothing', () => {
  const view = send(USDC, token.encodeFunctionData('increaseAllowance', [STRANGER, 0n]))
  expect(view.effect).toMatchObject({ kind: 'call', functionName: 'increaseAllowance' })
  expect(texts(view)?.headline).toBe('Use increaseAllowance on USD Coin')
})

test('SignView: a contract that nobody knows is not believed to remove anything', () => {
  const view = send(STRANGER, token.encodeFunctionData('approve', [PASSES, 0n]), [])
  expect(view).toMatchObject({
    effect: { kind: 'revocation' },
    money: 'unknown',
    level: 'caution',
    warnings: [{ kind: 'unknownContract' }],
  })
})

test('SignView: a permission of more than 0 stays one', () => {
  const view = send(USDC, token.encodeFunctionData('approve', [STRANGER, 1n]))
  expect(view.effect).toMatchObject({ kind: 'permission', amounts: [{ raw: 1n }] })
})

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

test('SignView: a signed permission of 0 removes one', () => {
  const typedData = JSON.stringify({
    types: permitTypes,
    primaryType: 'Permit',
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: USDC },
    message: {
      owner: everyday.address,
      spender: STRANGER,
      value: '0',
      nonce: '0',
      deadline: String(NOW_MS / 1000 + 600),
    },
  })
  const view = viewFor({ kind: 'typedData', typedData }, { interfaces })
  expect(view).toMatchObject({ effect: { kind: 'revocation' }, money: 'never', level: 'plain' })
  expect(texts(view)?.headline).toBe('Remove the permission of Uniswap')
})

test('SignView: Revoke of a Solana token removes a permission, whoever had it', () => {
  const view = sendOnSolana([instruction(TOKEN_PROGRAM, new Uint8Array([5]), [MINE, ME])])
  expect(view).toMatchObject({
    effect: { kind: 'revocation', spender: null },
    money: 'fee',
    level: 'plain',
  })
})

test('SignView: Approve of 0 on Solana removes a permission', () => {
  const data = new Uint8Array(10)
  data[0] = 13
  data[9] = 6
  const view = sendOnSolana([instruction(TOKEN_PROGRAM, data, [MINE, MINT, OTHER, ME])])
  expect(view.effect).toMatchObject({ kind: 'revocation', spender: { address: OTHER } })
})
