import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import { loadLocale, localeTags } from '../../src/locales/loadLocale.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { noteOf } from '../../src/ui/signing/noteText.ts'
import { en } from '../../src/ui/words/en.ts'
import {
  everyday,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  USDC,
  viewFor,
} from '../support/signViews.ts'

const soon = Math.floor(NOW_MS / 1000) + 3600
const interfaces = [
  storedInterface(STRANGER, 'Uniswap', []),
  storedInterface(PASSES, 'Trail Passes', []),
]
const permit2 = new Interface([
  'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)',
  'function transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)',
])

type Entry = readonly [token: string, amount: bigint]
const member = (name: string, type: string) => ({ name, type })
const domain = { name: 'Permit2', chainId: 8453, verifyingContract: PERMIT2 }

/** A batch that is signed for somebody to hand in. */
function signedBatch(...entries: Entry[]) {
  const typedData = JSON.stringify({
    domain,
    types: {
      PermitDetails: [
        member('token', 'address'),
        member('amount', 'uint160'),
        member('expiration', 'uint48'),
        member('nonce', 'uint48'),
      ],
      PermitBatch: [
        member('details', 'PermitDetails[]'),
        member('spender', 'address'),
        member('sigDeadline', 'uint256'),
      ],
    },
    primaryType: 'PermitBatch',
    message: {
      details: entries.map(([token, amount]) => {
        return { token, amount: String(amount), expiration: soon, nonce: 0 }
      }),
      spender: STRANGER,
      sigDeadline: soon,
    },
  })
  return viewFor({ kind: 'typedData', typedData }, { interfaces })
}

/** A batch of transfers that somebody may make once. */
function signedTransfers(...entries: Entry[]) {
  const typedData = JSON.stringify({
    domain,
    types: {
      TokenPermissions: [member('token', 'address'), member('amount', 'uint256')],
      PermitBatchTransferFrom: [
        member('permitted', 'TokenPermissions[]'),
        member('spender', 'address'),
        member('nonce', 'uint256'),
        member('deadline', 'uint256'),
      ],
    },
    primaryType: 'PermitBatchTransferFrom',
    message: {
      permitted: entries.map(([token, amount]) => ({ token, amount: String(amount) })),
      spender: STRANGER,
      nonce: '1',
      deadline: soon,
    },
  })
  return viewFor({ kind: 'typedData', typedData }, { interfaces })
}

/** The same batch handed in by a transaction. */
function sentBatch(...entries: Entry[]) {
  const details = entries.map(([token, amount]) => [token, amount, soon, 0])
  const data = permit2.encodeFunctionData('permit', [
    everyday.address,
    [details, STRANGER, soon],
    '0x',
  ])
  const transaction = { caip2: 'eip155:8453', to: PERMIT2, data }
  return viewFor({ kind: 'send', transaction }, { interfaces })
}

const headline = (view: ReturnType<typeof viewFor>) =>
  effectText(view, { words: en.signing, locale: 'en', nowMs: NOW_MS })?.headline
const notes = (view: ReturnType<typeof viewFor>) =>
  view.warnings.map((warning) => noteOf(warning, en.signing, NOW_MS, 'en'))

test.each([
  ['signed', signedBatch],
  ['sent', sentBatch],
])('Permit2 batch, %s: an entry of 0 ends a permission, and asks for none', (_, batch) => {
  const view = batch([USDC, 5_000_000n], [PASSES, 0n])
  expect(headline(view)).toBe('Approve up to 5 USDC for Uniswap')
  expect(notes(view)).toContainEqual({
    lead: 'Another permission ends: Trail Passes.',
    text: 'Afterwards it can no longer be used to take your Trail Passes.',
  })
  expect(view.level).toBe(batch([USDC, 5_000_000n]).level)
})

test.each([
  ['signed', signedBatch],
  ['sent', sentBatch],
])('Permit2 batch, %s: of 0 alone it ends permissions, and of none it says nothing', (_, batch) => {
  const ended = batch([USDC, 0n], [PASSES, 0n])
  expect(ended.effect).toMatchObject({ kind: 'revocation', amounts: [{}, {}] })
  expect(headline(ended)).toBe('Remove the permission of Uniswap')
  const given = batch([USDC, 1n], [PASSES, 2n])
  expect(given.warnings.map(({ kind }) => kind)).not.toContain('removesToo')
})

test('Permit2 batch: the permission without a limit is named without those that end', () => {
  const view = signedBatch([PASSES, 0n], [USDC, 2n ** 160n - 1n])
  expect(headline(view)).toBe('Approve unlimited USDC for Uniswap')
  expect(view.warnings.map(({ kind }) => kind)).toEqual(['unlimited', 'removesToo'])
})

test('Permit2 batch of transfers: an entry of 0 gives nothing, and ends nothing', () => {
  const view = signedTransfers([USDC, 5_000_000n], [PASSES, 0n])
  expect(headline(view)).toBe('Approve up to 5 USDC for Uniswap')
  expect(view.warnings.map(({ kind }) => kind)).not.toContain('removesToo')
  expect(signedTransfers([USDC, 0n], [PASSES, 0n])).toMatchObject({
    effect: { kind: 'transfer' },
    warnings: [{ kind: 'movesNothing' }],
  })
})

test('Permit2 transferFrom: an entry of 0 is not among what is sent', () => {
  const data = permit2.encodeFunctionData('transferFrom', [
    [
      [everyday.address, STRANGER, 5_000_000n, USDC],
      [everyday.address, STRANGER, 0n, USDC],
    ],
  ])
  const transaction = { caip2: 'eip155:8453', to: PERMIT2, data }
  expect(viewFor({ kind: 'send', transaction }, { interfaces }).effect).toMatchObject({
    kind: 'transfer',
    amounts: [{ raw: 5_000_000n }],
  })
})

test('note: names the tokens whose permission ends in every language', async () => {
  const view = signedBatch([USDC, 5_000_000n], [PASSES, 0n])
  const warning = view.warnings.find(({ kind }) => kind === 'removesToo')
  if (!warning) throw new Error('no warning')
  for (const tag of localeTags) {
    const { words } = await loadLocale(tag)
    const note = noteOf(warning, words.signing, NOW_MS, tag)
    expect(note?.lead, tag).toContain('Trail Passes')
    expect(note?.text, tag).toContain('Trail Passes')
  }
})
