import type { Instruction } from '@solana/kit'
import { address } from '@solana/kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SignState } from '../../src/core/wallet/signing/signState.ts'
import { type AdapterStage, createAdapterStage, SOLANA } from '../support/adapters/adapterStage.ts'
import { askChain } from '../support/chain/chainStage.ts'
import { makeToken, makeTokenAccount, tokenAccountOf } from '../support/chain/solanaTokens.ts'
import {
  tokenTransfer,
  transfer,
  unsignedTransaction,
} from '../support/chain/solanaTransactions.ts'
import { detailsOf } from '../support/signViews.ts'

const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const NEWCOMER = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const BUDGET = address('ComputeBudget111111111111111111111111111111')

let stage: AdapterStage
let kit: Latchkit
let mine: Account
let mint: string

beforeAll(async () => {
  stage = await createAdapterStage()
  const person = await stage.richPerson()
  kit = { ...person.kit, options: { ...person.kit.options, signing: undefined } }
  mine = await person.solana()
  mint = await makeToken(stage.solanaUrl, [mine.address, RECEIVER])
  signingOf(kit).attach()
}, 60_000)
afterAll(() => stage.stop())

const state = () => signingOf(kit).state.getState()

async function reach<At extends SignState['at']>(at: At) {
  await vi.waitUntil(() => state().at === at, { timeout: 20_000 })
  return state() as Extract<SignState, { at: At }>
}

async function balanceOf(owner: string): Promise<bigint> {
  return BigInt(Object(await askChain(stage.solanaUrl, 'getBalance', owner)).value)
}

/** What was said before, and what left the account. */
async function sendAll(instructions: readonly Instruction[], end: 'sent' | 'reverted' = 'sent') {
  const before = await balanceOf(mine.address)
  const hex = unsignedTransaction({ payer: mine.address, instructions: [...instructions] })
  const transaction = { caip2: SOLANA, unsignedTransaction: hex }
  const result = sendTransaction(kit, { account: mine, transaction }).catch(() => null)
  const { id, view } = await reach('asking')
  signingOf(kit).approve(id)
  const ended = await reach(end)
  signingOf(kit).close(id)
  await result
  await reach('idle')
  const [fee] = detailsOf(view, 'fee')
  const [total] = detailsOf(view, 'total')
  const [pay] = detailsOf(view, 'pay')
  return {
    view,
    ended,
    fee: fee?.usual?.raw,
    most: fee?.most?.raw,
    total: total?.amount.raw,
    paid: pay?.amounts,
    taken: before - (await balanceOf(mine.address)),
  }
}

const price = (microLamports: bigint): Instruction => {
  const data = new Uint8Array(9)
  data[0] = 3
  new DataView(data.buffer).setBigUint64(1, microLamports, true)
  return { programAddress: BUDGET, data }
}
const limit = (units: number): Instruction => {
  const data = new Uint8Array(5)
  data[0] = 2
  new DataView(data.buffer).setUint32(1, units, true)
  return { programAddress: BUDGET, data }
}
const tokens = async (to: string) => {
  const keys = [await tokenAccountOf(mine.address, mint), mint, to, mine.address]
  const one = tokenTransfer(keys, 7n, true)
  const data = Uint8Array.from(one.data ?? [])
  data[9] = 6
  return { ...one, data }
}

test('the fee of a transfer is what it takes, and the total all that leaves the account', async () => {
  const { fee, most, total, taken } = await sendAll([transfer(mine.address, RECEIVER, 2_000_000n)])
  expect(fee).toBe(5_000n)
  expect([most, total]).toEqual([fee, 2_005_000n])
  expect(taken).toBe(total)
})

test('what is offered to be taken first is part of the fee', async () => {
  const { fee, total, taken } = await sendAll([
    limit(200_000),
    price(1_000_000n),
    transfer(mine.address, RECEIVER, 3_000_000n),
  ])
  expect(fee).toBe(205_000n)
  expect([total, taken]).toEqual([3_205_000n, 3_205_000n])
})

test('tokens go to whoever holds the account, and cost the fee alone', async () => {
  const to = await tokenAccountOf(RECEIVER, mint)
  const { view, fee, total, taken, paid } = await sendAll([await tokens(to)])
  expect(view.effect).toMatchObject({
    kind: 'transfer',
    to: { address: RECEIVER, name: null },
    amounts: [{ token: { address: mint }, decimals: 6, raw: 7n }],
  })
  expect(detailsOf(view, 'to')).toMatchObject([{ party: { address: RECEIVER } }])
  const named = detailsOf(view, 'call').flatMap(({ nodes }) => nodes)
  expect(named.find(({ name }) => name === 'to')?.value).toBe(to)
  expect(named.find(({ name }) => name === 'owner')?.value).toBe(RECEIVER)
  expect(paid).toMatchObject([{ raw: 7n }])
  expect([fee, total, taken]).toEqual([5_000n, undefined, 5_000n])
})

test('an account that is made for the receiver is paid for, and whose it is the transaction says', async () => {
  const to = await tokenAccountOf(NEWCOMER, mint)
  const make = await makeTokenAccount(mine.address, NEWCOMER, mint)
  const first = await sendAll([make, await tokens(to)])
  expect(first.view.effect).toMatchObject({ to: { address: NEWCOMER } })
  expect(first.paid).toMatchObject([{ raw: 7n }, { symbol: 'SOL', raw: 2_039_280n }])
  expect([first.total, first.taken]).toEqual([2_044_280n, 2_044_280n])
  // it is there now
  const again = await sendAll([make, limit(150_000), await tokens(to)])
  expect(again.paid).toMatchObject([{ raw: 7n }])
  expect(again.taken).toBe(5_000n)
})

test('an account that holds no tokens has no owner who is named', async () => {
  const { view, ended, taken } = await sendAll([await tokens(mint)], 'reverted')
  expect(ended).toMatchObject({ reason: { solana: { source: 'preflight' } } })
  expect(taken).toBe(0n)
  expect(view.effect).toMatchObject({ to: { address: mint, isTokenAccount: true } })
})

test('a chain without a node names no owner and no fee', async () => {
  const to = await tokenAccountOf(RECEIVER, mint)
  stage.cut(stage.solanaUrl)
  const hex = unsignedTransaction({ payer: mine.address, instructions: [await tokens(to)] })
  const transaction = { caip2: SOLANA, unsignedTransaction: hex }
  const result = sendTransaction(kit, { account: mine, transaction })
  const { id, view } = await reach('asking')
  stage.cut(null)
  signingOf(kit).decline(id)
  expect(await result).toEqual({ cancelled: true })
  expect(detailsOf(view, 'fee')).toMatchObject([{ usual: null, most: null }])
  expect(view.effect).toMatchObject({ to: { address: to, isTokenAccount: true } })
})
