import { address, type Instruction } from '@solana/kit'
import { expect, test } from 'vitest'
import {
  TOKEN_PROGRAM,
  tokenTransfer,
  transfer,
  unsignedTransaction,
} from '../../../../../test/support/chain/solanaTransactions.ts'
import {
  detailsOf,
  linesOf,
  travel,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'
import {
  ASSOCIATED,
  instruction,
  ME,
  MEMO,
  MINE,
  MINT,
  OTHER,
  send,
  unitLimit,
  unitPrice,
} from '../../../../../test/support/solanaViews.ts'
import { bytesFromUtf8 } from '../../../../lib/utf8.ts'
import { factsFrom } from '../../chainFacts.ts'
import type { SendEstimate } from '../preparedRequest.ts'

const approve = (amount: bigint, spender = OTHER) => {
  const data = new Uint8Array(10)
  data[0] = 13
  data[9] = 6
  new DataView(data.buffer).setBigUint64(1, amount, true)
  return instruction(TOKEN_PROGRAM, data, [MINE, MINT, spender, ME])
}

test('a transfer of SOL says how much goes to whom', () => {
  const memo = instruction(MEMO, bytesFromUtf8('for the walk'))
  const view = send([unitLimit(200_000), unitPrice(1n), transfer(ME, OTHER, 5n), memo])
  expect(view).toMatchObject({
    effect: {
      kind: 'transfer',
      amounts: [{ token: null, symbol: 'SOL', decimals: 9, raw: 5n }],
      to: { address: OTHER },
    },
    money: 'now',
    level: 'plain',
    warnings: [],
    chain: { name: 'Solana Devnet' },
  })
  expect(
    detailsOf(view, 'call').map(({ functionName, nodes }) => [functionName, ...linesOf(nodes)]),
  ).toEqual([
    ['SetComputeUnitLimit', 'units: 200000'],
    ['SetComputeUnitPrice', 'microLamports: 1'],
    ['Transfer', `from: ${ME}`, `to: ${OTHER}`, 'lamports: 5'],
    ['Memo', 'memo: for the walk'],
  ])
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 5n }] }])
})

test.each([undefined, 'solana:devnet', 'solana:other', 'eip155:1'])(
  'one that is only signed moves money once it is sent, on a network that nobody knows: %s is the word of the page',
  (caip2) => {
    expect(send([transfer(ME, OTHER, 5n)], { isSigned: true, caip2 })).toMatchObject({
      effect: { amounts: [{ symbol: 'SOL', decimals: 9, raw: 5n }] },
      money: 'onceSent',
      level: 'plain',
      chain: null,
    })
  },
)

test('what is no transaction is for no network either', () => {
  const request = { kind: 'transaction', type: 'TRANSACTION_TYPE_SOLANA' } as const
  const view = viewFor({ ...request, unsignedTransaction: '00', caip2: 'solana:devnet' })
  expect([view.effect.kind, view.chain]).toEqual(['blind', null])
})

test('what is moved has no limit that it could lack: a token of few digits may be many', () => {
  const bonk = { address: MINT, symbol: 'BONK', decimals: 5, name: 'Bonk' }
  const facts = {
    chainOf: (caip2: string) => factsFrom(caip2, [{ caip2, tokens: [bonk] }]),
  }
  const view = send([tokenTransfer([MINE, MINT, OTHER, ME], 5n * 10n ** 15n, true)], { facts })
  expect(view.effect).toMatchObject({
    amounts: [{ symbol: 'BONK', raw: 5n * 10n ** 15n, isUnlimited: false }],
  })
})

test('tokens are counted by their mint, with the digits that the instruction names', () => {
  const create = instruction(ASSOCIATED, Uint8Array.of(1), [
    ME,
    OTHER,
    ME,
    MINT,
    TOKEN_PROGRAM,
    MEMO,
  ])
  const view = send([create, tokenTransfer([MINE, MINT, OTHER, ME], 9n, true)])
  expect(view.effect).toMatchObject({
    kind: 'transfer',
    amounts: [{ token: { address: MINT }, symbol: null, decimals: 0, raw: 9n }],
    // the program gives the account that it makes to that wallet
    to: { address: ME, isSelf: true },
  })
  expect(linesOf(detailsOf(view, 'call').at(-1)?.nodes ?? [])).toEqual([
    `from: ${MINE}`,
    `to: ${OTHER}`,
    `owner: ${ME}`,
    `mint: ${MINT}`,
    'amount: 9',
  ])
  const unchecked = send([tokenTransfer([MINE, OTHER, ME], 9n, false)])
  expect(unchecked.effect).toMatchObject({
    amounts: [{ token: { address: MINE }, decimals: null, raw: 9n }],
    to: { address: OTHER, name: null, isTokenAccount: true },
  })
})

test('accounts for tokens that one wallet holds are one receiver, and those that nobody knows are not', () => {
  const two = [OTHER, MINT].map((to) => tokenTransfer([MINE, to, ME], 9n, false))
  const owners = new Map([OTHER, MINT].map((to) => [to, MEMO]))
  const estimate = { usual: null, failure: null, isSimulated: true, fee: null, rent: 0n, owners }
  expect(send(two, { estimate }).effect).toMatchObject({ kind: 'transfer', to: { address: MEMO } })
  const none = { ...estimate, owners: new Map() }
  expect(send(two, { estimate: none }).effect.kind).toBe('call')
})

test('all that leaves the account is summed up only where all of it can be read', () => {
  const make = instruction(ASSOCIATED, Uint8Array.of(1), [ME, MINE, OTHER, MINT, MEMO, MEMO])
  const known = {
    usual: null,
    failure: null,
    isSimulated: true,
    fee: 5000n,
    rent: 20n,
    owners: new Map(),
  }
  const totals = (
    instructions: readonly Instruction[],
    estimate: SendEstimate | undefined,
    sponsored = false,
  ) =>
    detailsOf(send(instructions, { estimate, sponsored }), 'total').map(({ amount }) => amount.raw)
  const paid = [make, transfer(ME, OTHER, 7n)]
  expect(totals(paid, known)).toEqual([5027n])
  expect(totals(paid, undefined)).toEqual([])
  expect(totals(paid, { ...known, rent: null })).toEqual([])
  expect(totals(paid, { ...known, fee: null })).toEqual([])
  expect(totals(paid, known, true)).toEqual([])
  expect(totals([...paid, instruction(MINT, Uint8Array.of(1))], known)).toEqual([])
})

test('what somebody else pays is no cost of this account', () => {
  const hex = unsignedTransaction({ payer: OTHER, instructions: [transfer(ME, MINT, 7n)] })
  const transaction = { caip2: 'solana:devnet', unsignedTransaction: hex }
  const estimate = {
    usual: null,
    failure: null,
    isSimulated: true,
    fee: 5000n,
    rent: 0n,
    owners: new Map(),
  }
  const view = viewFor({ kind: 'send', transaction, account: travel }, {}, estimate)
  expect(view.details.map(({ kind }) => kind)).toEqual(['from', 'to', 'call', 'pay'])
})

test('what goes in parts is said as what it comes to', () => {
  const parts = Array.from({ length: 12 }, () => transfer(ME, OTHER, 10n ** 9n))
  const view = send([...parts, tokenTransfer([MINE, MINT, OTHER, ME], 9n, true)])
  const sums = [
    { token: null, raw: 12n * 10n ** 9n },
    { token: { address: MINT }, raw: 9n },
  ]
  expect(view.effect).toMatchObject({ kind: 'transfer', amounts: sums })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: sums }])
  expect(detailsOf(view, 'call')).toHaveLength(13)
  // as it may be of another token, what is named by its account alone stays by itself
  const bare = [MINE, MEMO].map((from) => tokenTransfer([from, OTHER, ME], 9n, false))
  expect(send(bare).effect).toMatchObject({ amounts: [{ raw: 9n }, { raw: 9n }] })
})

test('transfers to several are a call that names each', () => {
  const view = send([transfer(ME, OTHER, 5n), transfer(ME, MINT, 6n)])
  expect(view).toMatchObject({
    effect: { kind: 'call', functionName: 'Transfer, Transfer' },
    money: 'now',
  })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 11n }] }])
})

test.each([
  ['to this account', [transfer(OTHER, ME, 5n)], 'unknown', []],
  ['to a third', [transfer(OTHER, MEMO, 5n)], 'unknown', []],
  ['as tokens', [tokenTransfer([MINE, MEMO, OTHER], 5n, false)], 'unknown', []],
  [
    'to whom this account pays too',
    [transfer(ME, MEMO, 6n), transfer(OTHER, MEMO, 5n)],
    'now',
    [{ amounts: [{ raw: 6n }] }],
  ],
])('what somebody else pays %s is not what this account sends', (_, instructions, money, pays) => {
  const view = send(instructions)
  expect(view).toMatchObject({ effect: { kind: 'call' }, money, level: 'plain' })
  expect(detailsOf(view, 'pay')).toMatchObject(pays)
  expect(detailsOf(view, 'to')).toEqual([])
})

test.each([
  [5n, 'caution', ['unknownContract']],
  [2n ** 63n - 1n, 'caution', ['unknownContract']],
  [2n ** 63n, 'danger', ['unlimited', 'unknownContract']],
  [2n ** 64n - 2n, 'danger', ['unlimited', 'unknownContract']],
  [2n ** 64n - 1n, 'danger', ['unlimited', 'unknownContract']],
])('who may take %s tokens later is named', (amount, level, warnings) => {
  const view = send([approve(amount)])
  expect(view.effect).toMatchObject({
    kind: 'permission',
    spender: { address: OTHER },
    by: 'transaction',
  })
  expect([view.level, warned(view), view.money]).toEqual([level, warnings, 'later'])
})

const storedProgram = () => ({ name: 'drain', nodes: [], isOfProgram: true as const })

test.each([
  ['a payment', [transfer(ME, OTHER, 5n)], {}, 'Transfer', 'now'],
  ['tokens that move', [tokenTransfer([MINE, OTHER, ME], 5n, false)], {}, 'TransferToken', 'now'],
  ['a program', [instruction(MINT, Uint8Array.of(1), [ME])], { storedProgram }, 'drain', 'unknown'],
])('a permission is no headline for %s beside it', (_, beside, facts, name, money) => {
  const harmless = send([approve(0n, ME), ...beside], { facts })
  const functionName = `Approve, ${name}`
  expect(harmless).toMatchObject({ effect: { kind: 'call', functionName }, money, level: 'plain' })
  expect(detailsOf(harmless, 'call').map((call) => call.functionName)).toEqual(['Approve', name])
  const view = send([...beside, approve(2n ** 64n - 1n)], { facts })
  expect([view.effect.kind, view.money, view.level]).toEqual(['call', money, 'danger'])
  expect(warned(view)).toContain('unlimited')
})

test.each([
  [
    'of a program that nobody knows',
    [transfer(ME, OTHER, 1n), instruction(MINT, Uint8Array.of(1, 2))],
  ],
  [
    'that gives a token account away',
    [instruction(TOKEN_PROGRAM, Uint8Array.of(6, 2, 0), [MINE, ME])],
  ],
  ['that makes an account', [{ ...transfer(ME, OTHER, 1n), data: new Uint8Array(52) }]],
  ['that lets two take', [approve(1n), approve(1n, MEMO)]],
])('an instruction %s makes all of it unreadable', (_, instructions) => {
  const view = send(instructions)
  expect(view).toMatchObject({ effect: { kind: 'unreadableCall' }, level: 'unreadable' })
  expect(warned(view)).toEqual(['noInterface'])
})

test('a key that only the chain knows makes it unreadable, and the data is shown whole', () => {
  const view = send([transfer(ME, OTHER, 7n)], { tables: { [address(MINE)]: [address(OTHER)] } })
  expect(view.effect.kind).toBe('unreadableCall')
  expect(detailsOf(view, 'data')).toEqual([{ kind: 'data', hex: '0x020000000700000000000000' }])
})

test('who pays the fee is said', () => {
  const fee = (sponsored: boolean) =>
    detailsOf(send([transfer(ME, OTHER, 1n)], { sponsored }), 'fee')
  expect([fee(true), fee(false)]).toMatchObject([[{ isSponsored: true }], [{ isSponsored: false }]])
})
