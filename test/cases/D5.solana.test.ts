import type { Instruction } from '@solana/kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import { sendTransaction, signTransaction } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { type AdapterStage, createAdapterStage, SOLANA } from '../support/adapters/adapterStage.ts'
import { askChain } from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'

const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const MORE_THAN_THERE_IS = 900_000_000_000_000n

let stage: AdapterStage
let person: Awaited<ReturnType<AdapterStage['richPerson']>>
let mine: Account

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  mine = await person.solana()
}, 60_000)
afterAll(() => stage.stop())

type Options = Partial<Latchkit['options']>

/** What a person reads of a transaction, who then declines it. */
async function viewOf(lamports: bigint, options: Options = {}, isSent = true): Promise<SignView> {
  const kit = { ...person.kit, options: { ...person.kit.options, signing: undefined, ...options } }
  const signing = signingOf(kit)
  const detach = signing.attach()
  const instructions: Instruction[] = [transfer(mine.address, RECEIVER, lamports)]
  const hex = unsignedTransaction({ payer: mine.address, instructions })
  const type = 'TRANSACTION_TYPE_SOLANA'
  const asked = isSent
    ? sendTransaction(kit, {
        account: mine,
        transaction: { caip2: SOLANA, unsignedTransaction: hex },
      })
    : signTransaction(kit, { account: mine, unsignedTransaction: hex, type, caip2: SOLANA })
  const { id, view } = await vi.waitUntil(
    () => {
      const state = signing.state.getState()
      return state.at === 'asking' && state
    },
    { timeout: 20_000 },
  )
  signing.decline(id)
  expect(await asked).toEqual({ cancelled: true })
  detach()
  return view
}

test.each([
  ['sent by the service', true],
  ['only signed', false],
])('the confirmation warns of a transaction on Solana that must fail: %s', async (_, isSent) => {
  const bad = await viewOf(MORE_THAN_THERE_IS, {}, isSent)
  const reason = expect.stringMatching(/insufficient lamports/)
  expect(bad.warnings).toContainEqual({ kind: 'wouldFail', reason })
  expect(bad.level).toBe('caution')
  const good = await viewOf(2_000_000n, {}, isSent)
  expect(good.warnings).toEqual([])
  expect(good.level).toBe('plain')
})

test.each<[string, Options]>([
  ['there is no node', { chains: undefined }],
  ['the node is away', { chains: [{ caip2: SOLANA, rpcUrl: 'http://127.0.0.1:9/' }] }],
])('the confirmation says that nobody could simulate it where %s', async (_, options) => {
  const { warnings } = await viewOf(1n, options)
  expect(warnings).toEqual([{ kind: 'notSimulated' }])
})

test('the confirmation warns of a payment that is too small for a new account', async () => {
  const { warnings } = await viewOf(1n)
  expect(warnings).toEqual([{ kind: 'wouldFail', reason: 'InsufficientFundsForRent' }])
})

test('simulateTransaction of the local chain changes nothing', async () => {
  const balance = async () =>
    Object(await askChain(stage.solanaUrl, 'getBalance', mine.address)).value
  const before = await balance()
  await viewOf(5_000n)
  expect(await balance()).toBe(before)
})
