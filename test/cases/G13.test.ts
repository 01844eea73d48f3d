import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { recipientFault } from '../../src/core/wallet/sending/readRecipient.ts'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { en } from '../../src/ui/words/en.ts'
import { TOKEN_PROGRAM, transfer } from '../support/chain/solanaTransactions.ts'
import { everyday, NOW_MS, PASSES, STRANGER, USDC, viewFor } from '../support/signViews.ts'
import {
  ASSOCIATED,
  instruction,
  ME,
  MINE,
  MINT,
  OTHER,
  send as sendOnSolana,
} from '../support/solanaViews.ts'

const token = new Interface([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
])
const ZERO = `0x${'0'.repeat(40)}`
const DEAD = '0x000000000000000000000000000000000000dEaD'
const MAINNET_USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

type Sent = {
  readonly to: string
  readonly value?: bigint
  readonly data?: string
  readonly sponsored?: boolean
}

const send = ({ caip2 = 'eip155:1', ...sent }: Sent & { readonly caip2?: string }) =>
  viewFor({ kind: 'send', transaction: { caip2, ...sent } })

const lineOf = (view: ReturnType<typeof viewFor>) =>
  effectText(view, { words: en.signing, locale: 'en', nowMs: NOW_MS })?.line

test.each([
  ['transferFrom', [STRANGER, everyday.address, 0n]],
  ['transferFrom', [everyday.address, STRANGER, 0n]],
  ['transfer', [STRANGER, 0n]],
] as const)('SignView: %s of 0 says that nothing moves, and is a danger', (name, args) => {
  const view = send({ to: MAINNET_USDC, data: token.encodeFunctionData(name, [...args]) })
  expect(view).toMatchObject({
    money: 'fee',
    level: 'danger',
    warnings: [{ kind: 'movesNothing' }],
  })
  expect(lineOf(view)).toBe('Only the network fee leaves your wallet.')
})

test('SignView: a number of 0 at a contract that nobody knows may name a thing, and moves it', () => {
  const data = token.encodeFunctionData('transferFrom', [everyday.address, DEAD, 0n])
  const view = send({ to: STRANGER, data })
  expect(view.warnings).toContainEqual({ kind: 'lost' })
  expect(view.warnings).not.toContainEqual({ kind: 'movesNothing' })
})

test.each([
  [
    'USDC to its own contract',
    { to: MAINNET_USDC, data: token.encodeFunctionData('transfer', [MAINNET_USDC, 5n]) },
  ],
  [
    'USDC to the contract of another token',
    { to: MAINNET_USDC, data: token.encodeFunctionData('transfer', [DAI, 5n]) },
  ],
  ['USDC to nobody', { to: MAINNET_USDC, data: token.encodeFunctionData('transfer', [ZERO, 5n]) }],
  [
    'a token that nobody knows to its own contract',
    { to: STRANGER, data: token.encodeFunctionData('transfer', [STRANGER, 5n]) },
  ],
  ['a payment to nobody', { to: ZERO, value: 5n }],
  ['a payment to the address of burners', { to: DEAD, value: 5n }],
  ['a payment to a precompiled contract', { to: `0x${'0'.repeat(39)}4`, value: 5n }],
  ['a payment to the contract of a token', { to: MAINNET_USDC, value: 5n }],
] as const)('SignView: %s is lost, and a danger', (_, sent) => {
  const view = send(sent)
  expect(view.level).toBe('danger')
  expect(view.warnings[0]).toEqual({ kind: 'lost' })
})

test('SignView: a payment to the contract of the wrapped currency is a deposit, and a transfer of tokens to it is lost', () => {
  expect(send({ to: WETH, value: 5n })).toMatchObject({ level: 'plain', warnings: [] })
  const data = token.encodeFunctionData('transfer', [WETH, 5n])
  expect(send({ to: MAINNET_USDC, data }).warnings[0]).toEqual({ kind: 'lost' })
})

test('SignView: a payment of 0 says that only the fee leaves the wallet, and nothing where the app pays that', () => {
  expect(lineOf(send({ to: STRANGER, value: 0n }))).toBe('Only the network fee leaves your wallet.')
  const paid = send({ caip2: 'eip155:8453', to: STRANGER, value: 0n, sponsored: true })
  expect(lineOf(paid)).toBe('Nothing leaves your wallet.')
})

test('SignView: a transfer of some tokens to a person stays as it was', () => {
  const data = token.encodeFunctionData('transfer', [STRANGER, 5n])
  expect(send({ caip2: 'eip155:8453', to: USDC, data })).toMatchObject({
    money: 'now',
    level: 'plain',
    warnings: [],
  })
})

test('SignView: a signed transfer to nobody is lost too', () => {
  const names = ['from', 'to', 'value', 'validAfter', 'validBefore', 'nonce']
  const types = ['address', 'address', 'uint256', 'uint256', 'uint256', 'bytes32']
  const typedData = JSON.stringify({
    types: { TransferWithAuthorization: names.map((name, at) => ({ name, type: types[at] })) },
    primaryType: 'TransferWithAuthorization',
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: MAINNET_USDC },
    message: {
      from: everyday.address,
      to: MAINNET_USDC,
      value: '5',
      validAfter: '0',
      validBefore: String(NOW_MS / 1000 + 600),
      nonce: `0x${'1'.repeat(64)}`,
    },
  })
  const view = viewFor({ kind: 'typedData', typedData })
  expect(view.level).toBe('danger')
  expect(view.warnings[0]).toEqual({ kind: 'lost' })
})

const deadline = String(NOW_MS / 1000 + 600)
const typed = (primaryType: string, types: object, domain: object, message: object) =>
  viewFor({
    kind: 'typedData',
    typedData: JSON.stringify({ types, primaryType, domain, message }),
  })
const members = (text: string) =>
  text.split(',').map((one) => ({ type: one.split(' ')[0], name: one.split(' ')[1] }))

test.each([
  [
    'EIP-3009',
    () =>
      typed(
        'TransferWithAuthorization',
        {
          TransferWithAuthorization: members(
            'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
          ),
        },
        { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: MAINNET_USDC },
        {
          from: everyday.address,
          to: STRANGER,
          value: '0',
          validAfter: '0',
          validBefore: deadline,
          nonce: `0x${'1'.repeat(64)}`,
        },
      ),
  ],
  [
    'Permit2',
    () =>
      typed(
        'PermitTransferFrom',
        {
          PermitTransferFrom: members(
            'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
          ),
          TokenPermissions: members('address token,uint256 amount'),
        },
        { name: 'Permit2', chainId: 1, verifyingContract: PERMIT2 },
        {
          permitted: { token: MAINNET_USDC, amount: '0' },
          spender: STRANGER,
          nonce: '1',
          deadline,
        },
      ),
  ],
])('SignView: a signed transfer of 0 by %s moves nothing, and removes no permission', (_, show) => {
  const view = show()
  expect(view).toMatchObject({
    effect: { kind: 'transfer' },
    money: 'never',
    level: 'danger',
    warnings: [{ kind: 'movesNothing' }],
  })
  expect(lineOf(view)).toBe('Nothing leaves your wallet.')
})

test('SignView: 0 of a kind of ERC-1155 moves nothing, whoever knows the contract', () => {
  const kinds = new Interface([
    'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  ])
  const data = (value: bigint) =>
    kinds.encodeFunctionData('safeTransferFrom', [everyday.address, STRANGER, 7n, value, '0x'])
  expect(send({ to: PASSES, data: data(0n) })).toMatchObject({
    money: 'unknown',
    level: 'danger',
    warnings: [{ kind: 'movesNothing' }, { kind: 'unknownContract' }],
  })
  expect(send({ to: PASSES, data: data(1n) })).toMatchObject({ money: 'now', level: 'caution' })
})

test('SignView: a transfer of 0 that pays the contract of the token is lost money, not nothing', () => {
  const data = token.encodeFunctionData('transfer', [STRANGER, 0n])
  const view = send({ to: MAINNET_USDC, value: 5n, data })
  expect(view).toMatchObject({ money: 'now', level: 'danger', warnings: [{ kind: 'lost' }] })
})

test('SignView: on Solana too, nothing that moves and what is lost are a danger', () => {
  expect(sendOnSolana([transfer(ME, OTHER, 0n)])).toMatchObject({
    money: 'fee',
    level: 'danger',
    warnings: [{ kind: 'movesNothing' }],
  })
  const burner = '1nc1nerator11111111111111111111111111111111'
  for (const lost of [TOKEN_PROGRAM, burner])
    expect(sendOnSolana([transfer(ME, lost, 5n)])).toMatchObject({
      money: 'now',
      level: 'danger',
      warnings: [{ kind: 'lost' }],
    })
})

test('SignView: on Solana, nothing leaves a wallet that neither moves anything nor pays the fee', () => {
  const nothing = [transfer(ME, OTHER, 0n)]
  expect(sendOnSolana(nothing, { sponsored: true }).money).toBe('never')
  const revoke = [instruction(TOKEN_PROGRAM, new Uint8Array([5]), [MINE, ME])]
  expect(sendOnSolana(revoke).money).toBe('fee')
  expect(sendOnSolana(revoke, { sponsored: true }).money).toBe('never')
})

test('SignView: on Solana, a new account takes more than the fee', () => {
  const made = instruction(ASSOCIATED, new Uint8Array([1]), [
    ...[ME, MINE, OTHER, MINT],
    ...['11111111111111111111111111111111', TOKEN_PROGRAM],
  ])
  expect(sendOnSolana([made, transfer(ME, OTHER, 0n)]).money).toBe('unknown')
})

test('SignView: on Solana, SOL that is sent to the mint of wrapped SOL is lost', () => {
  expect(sendOnSolana([transfer(ME, MINT, 5n)])).toMatchObject({
    level: 'danger',
    warnings: [{ kind: 'lost' }],
  })
})

test('recipientFault: the form refuses the same addresses', () => {
  for (const nobody of [ZERO, DEAD, `0x${'0'.repeat(39)}9`])
    expect(recipientFault(nobody, 'eip155:1', everyday.address)).toBe('nobody')
  expect(recipientFault(TOKEN_PROGRAM, 'solana:mainnet', ME)).toBe('nobody')
  expect(recipientFault(STRANGER, 'eip155:1', everyday.address)).toBeNull()
})
