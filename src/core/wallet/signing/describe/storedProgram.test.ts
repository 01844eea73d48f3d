import { type AccountRole, address } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  transfer,
  unsignedTransaction,
} from '../../../../../test/support/chain/solanaTransactions.ts'
import { createSignStage } from '../../../../../test/support/signStage.ts'
import { detailsOf, linesOf, preparedFor, warned } from '../../../../../test/support/signViews.ts'
import { bytesFromHex } from '../../../../lib/hex.ts'
import { load } from '../load.ts'
import { viewOf } from '../viewOf.ts'

const PROGRAM = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const POOL = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const READONLY: AccountRole.READONLY = 0

const idl = {
  version: '0.1.0',
  name: 'swap',
  instructions: [
    {
      name: 'placeOrder',
      accounts: [{ name: 'owner' }, { name: 'pool' }],
      args: [
        { name: 'amount', type: 'u64' },
        { name: 'isBid', type: 'bool' },
        { name: 'extra', type: { hashMap: ['u8', 'u8'] } },
      ],
    },
    {
      name: 'deposit',
      accounts: [{ name: 'owner' }, { name: 'pool' }],
      args: [
        { name: 'amount', type: 'u64' },
        { name: 'to', type: 'publicKey' },
      ],
    },
    {
      name: 'settle',
      discriminator: [1, 2],
      accounts: [],
      args: [
        { name: 'legs', type: { vec: { defined: 'Leg' } } },
        { name: 'limit', type: { option: 'u8' } },
        { name: 'note', type: 'string' },
        { name: 'proof', type: { array: ['u8', 2] } },
        { name: 'rate', type: 'f32' },
      ],
    },
  ],
  types: [
    {
      name: 'Leg',
      type: {
        kind: 'struct',
        fields: [
          { name: 'side', type: { defined: { name: 'Side' } } },
          { name: 'owner', type: 'pubkey' },
          { name: 'change', type: 'i16' },
        ],
      },
    },
    {
      name: 'Side',
      type: {
        kind: 'enum',
        variants: [{ name: 'Buy' }, { name: 'Swap', fields: [{ name: 'isExact', type: 'bool' }] }],
      },
    },
  ],
}
/** What `sha256("global:deposit")` and `sha256("global:place_order")` begin with. */
const DEPOSIT = 'f223c68952e1f2b6'
const PLACE_ORDER = '33c29baf6d82606a'
const SEVEN = '0700000000000000'
const ZEROS = '00'.repeat(32)

let stage: Awaited<ReturnType<typeof createSignStage>>
beforeAll(async () => {
  stage = await createSignStage()
  const { kit } = stage
  await kit.submit('createSmartContractInterface', {
    smartContractAddress: PROGRAM,
    smartContractInterface: JSON.stringify(idl),
    type: 'SMART_CONTRACT_INTERFACE_TYPE_SOLANA',
    label: 'Trail Swap',
  })
}, 60_000)
afterAll(() => stage.stop())

async function viewFor(program: string, hex: string, isWithTransfer = false) {
  const { kit, accounts } = stage
  const account = accounts.solana
  const call = {
    programAddress: address(program),
    accounts: [account.address, POOL].map((key) => ({ address: address(key), role: READONLY })),
    data: bytesFromHex(hex) ?? new Uint8Array(),
  }
  const moved = isWithTransfer ? [transfer(account.address, POOL, 5n)] : []
  const unsigned = unsignedTransaction({
    payer: account.address,
    instructions: [...moved, call],
  })
  const transaction = { caip2: 'solana:devnet', unsignedTransaction: unsigned }
  const request = preparedFor({ kind: 'send', account, transaction })
  return viewOf(kit, request, new AbortController().signal, load)
}

test('an instruction is read by what is stored of its program', async () => {
  const view = await viewFor(PROGRAM, `${DEPOSIT}${SEVEN}${ZEROS}`)
  expect(view).toMatchObject({
    effect: { kind: 'call', functionName: 'deposit', to: { name: 'Trail Swap' } },
    level: 'plain',
    money: 'unknown',
  })
  const [call] = detailsOf(view, 'call')
  expect(linesOf(call?.nodes ?? [])).toEqual([
    'amount: 7',
    `to: ${'1'.repeat(32)}`,
    `accounts.owner: ${stage.accounts.solana.address}`,
    `accounts.pool: ${POOL}`,
  ])
  expect(detailsOf(view, 'contract')).toMatchObject([{ party: { name: 'Trail Swap' } }])
  expect(detailsOf(view, 'data')).toEqual([])
})

test('what is within other things is shown within them', async () => {
  const leg = (side: string, change: string) => `${side}${ZEROS}${change}`
  const legs = `02000000${leg('00', 'feff')}${leg('0101', '0100')}`
  const view = await viewFor(PROGRAM, `0102${legs}00020000006f6babcd0000803f`)
  const [call] = detailsOf(view, 'call')
  const owner = '1'.repeat(32)
  expect(linesOf(call?.nodes ?? [])).toEqual([
    'legs.0.side: Buy',
    `legs.0.owner: ${owner}`,
    'legs.0.change: -2',
    'legs.1.side.Swap.isExact: true',
    `legs.1.owner: ${owner}`,
    'legs.1.change: 1',
    'limit: none',
    'note: ok',
    'proof: 0xabcd',
    'rate: 0x0000803f',
    // accounts that the interface has no name for
    `accounts.1: ${stage.accounts.solana.address}`,
    `accounts.2: ${POOL}`,
  ])
})

test('where one argument is of a type that nobody knows, none is read', async () => {
  const view = await viewFor(PROGRAM, `${PLACE_ORDER}${SEVEN}01aabbcc`)
  expect(view).toMatchObject({ effect: { kind: 'unreadableCall' }, level: 'unreadable' })
  expect(warned(view)).toEqual(['blind'])
  expect(detailsOf(view, 'call')).toEqual([])
  expect(detailsOf(view, 'data')).toEqual([
    { kind: 'data', hex: `0x${PLACE_ORDER}${SEVEN}01aabbcc` },
  ])
})

test.each([
  ['more than the arguments', PROGRAM, `${DEPOSIT}${SEVEN}${ZEROS}ff`, ['blind']],
  ['an instruction that is not stored', PROGRAM, `0102030405060708${SEVEN}`, ['blind']],
  ['another program', POOL, `${DEPOSIT}${SEVEN}${ZEROS}`, ['noInterface']],
])('%s is unreadable', async (_, program, hex, warnings) => {
  const view = await viewFor(program, hex)
  expect([view.level, warned(view)]).toEqual(['unreadable', warnings])
})

test('what moves besides is no headline for what a program does, and no total', async () => {
  const view = await viewFor(PROGRAM, `${DEPOSIT}${SEVEN}${ZEROS}`, true)
  expect(view.effect).toMatchObject({ kind: 'call', functionName: 'Transfer, deposit' })
  expect(view.effect).toMatchObject({ to: { name: 'Trail Swap' } })
  expect(detailsOf(view, 'pay')).toMatchObject([{ amounts: [{ raw: 5n }] }])
  expect(detailsOf(view, 'total')).toEqual([])
})
