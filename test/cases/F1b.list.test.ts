import { expect, test, vi } from 'vitest'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../src/solana/createLatchkitWallet.ts'
import {
  type AdapterStage,
  FAR_SOLANA,
  type Person,
  SOLANA,
} from '../support/adapters/adapterStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'
import { openPage } from '../support/sending/kitPages.ts'
import { passPatience, respond } from '../support/sending/lineFaults.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'
import { createSolanaPayments } from '../support/sending/solanaPayments.ts'

const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const ICON = 'data:image/png;base64,AA'

let stage: AdapterStage
let person: Person
let payments: ReturnType<typeof createSolanaPayments>
prepareSending((preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
  payments = createSolanaPayments(stage, person)
})

/** Sends payments of so many lamports in one request, each with a blockhash of now. */
async function payAll(
  { kit }: Pick<Person, 'kit'>,
  chain: typeof FAR_SOLANA | typeof SOLANA,
  all: readonly bigint[],
  options?: { readonly commitment: 'confirmed' },
) {
  const wallet = createLatchkitWallet(kit, { icon: ICON, chains: [chain] })
  const [account] = (await wallet.features['standard:connect'].connect()).accounts
  if (!account) throw new Error('no account')
  const recentBlockhash = await payments.newBlockhash()
  const inputs = all.map((lamports) => {
    const instructions = [transfer(account.address, RECEIVER, lamports)]
    const hex = unsignedTransaction({ payer: account.address, recentBlockhash, instructions })
    const transaction = bytesFromHex(hex) ?? new Uint8Array()
    return { account, transaction, chain, options } as const
  })
  return wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(...inputs)
}

test.each([FAR_SOLANA, SOLANA] as const)(
  'F1b signAndSendTransaction: on %s a list that is declined in its second part pays the first once when it is asked for again',
  async (chain) => {
    const before = await payments.received()
    person.answer = async () => person.asked.length < 2
    const declined = payAll(person, chain, [3_000_001n, 3_000_002n])
    await expect(declined).rejects.toMatchObject({ code: 4001 })
    await vi.waitUntil(async () => (await payments.received()) === before + 3_000_001n)
    person.answer = async () => true
    const outputs = await payAll(person, chain, [3_000_001n, 3_000_002n])
    expect(new Set(outputs.map(({ signature }) => signature.join())).size).toBe(2)
    await vi.waitUntil(async () => (await payments.received()) === before + 6_000_003n)
    expect(person.asked).toHaveLength(3)
    // whoever was told pays once more, when they ask for it
    await payAll(person, chain, [3_000_001n])
    await vi.waitUntil(async () => (await payments.received()) === before + 9_000_004n)
  },
  20_000,
)

test('F1b signAndSendTransaction: a payment whose commitment no node reports is not paid again', async () => {
  const before = await payments.received()
  const page = await openPage(person.kit)
  const pay = () => payAll(page, FAR_SOLANA, [3_000_005n], { commitment: 'confirmed' })
  let isTold = false
  page.fault = ({ method, params }) => {
    // what the wallet waits for asks for no history
    const isWaiting = method === 'getSignatureStatuses' && params.length === 1
    if (!isWaiting) return null
    isTold = true
    return Promise.resolve(respond({ result: { context: { slot: 1 }, value: [null] } }))
  }
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const first = pay().catch((error: unknown) => error)
  await vi.waitUntil(() => isTold)
  for (let n = 0; n < 5; n++) await passPatience()
  timeout.mockRestore()
  expect(await first).toMatchObject({ code: 'CHAIN_UNREACHABLE', hash: expect.any(String) })
  page.fault = () => null
  const [sent] = await pay()
  expect(sent?.signature).toHaveLength(64)
  expect((await payments.received()) - before).toBe(3_000_005n)
  expect(person.asked).toHaveLength(1)
  page.leave()
}, 30_000)
