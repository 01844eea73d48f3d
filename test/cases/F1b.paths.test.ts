import { expect, test, vi } from 'vitest'
import type { Account } from '../../src/core/wallet/account.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { type AdapterStage, type Person, SOLANA } from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { type KitPage, openPage } from '../support/sending/kitPages.ts'
import { loseResponse } from '../support/sending/lineFaults.ts'
import { payInTime } from '../support/sending/payInTime.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'
import { createSolanaPayments } from '../support/sending/solanaPayments.ts'

const VALUE = 10n ** 15n
const LAMPORTS = 3_000_007n

let stage: AdapterStage
let person: Person
let account: Account

prepareSending(async (preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
  account = await person.ethereum()
})

const isSubmit = (url: string) => /\/submit\/(?:eth|sol)_send_transaction$/.test(url)
const inDoubt = { code: 'ACTIVITY_UNKNOWN' }

/** Pays while no response to a submit arrives. @returns the error. */
async function payInDoubt(page: KitPage, pay: () => Promise<unknown>): Promise<unknown> {
  page.fault = ({ url }, forward) => (isSubmit(url) ? forward().then(loseResponse) : null)
  const outcome = await payInTime(page, pay)
  page.fault = () => null
  return outcome
}

test('F1b sendOnEthereum: what the service may have is not paid by the node when a page asks again with a gas price', async () => {
  const to = `0x${'ef'.repeat(20)}`
  const balanceOf = async () =>
    BigInt(String(await askChain(stage.url, 'eth_getBalance', to, 'latest')))
  const page = await openPage(person.kit)
  const transaction = { caip2: CAIP2, to, value: VALUE }
  const pay = () => sendTransaction(page.kit, { account, transaction })
  expect(await payInDoubt(page, pay)).toMatchObject(inDoubt)
  const chains = page.kit.options.chains?.filter(({ caip2 }) => caip2 === CAIP2)
  const provider = createLatchkitProvider(page.kit, { initialChain: CAIP2, chains })
  const gasPrice = `0x${(10n ** 10n).toString(16)}`
  const params = [{ from: account.address, to, value: `0x${VALUE.toString(16)}`, gasPrice }]
  const payByProvider = () => provider.request({ method: 'eth_sendTransaction', params })
  const hash = await payByProvider()
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  expect(await balanceOf()).toBe(VALUE)
  // whoever was told pays once more, at the price that they name
  const other = await payByProvider()
  expect(other).not.toBe(hash)
  expect(await askChain(stage.url, 'eth_getTransactionByHash', other)).toMatchObject({
    gasPrice,
    to,
  })
  await vi.waitUntil(async () => (await balanceOf()) === 2n * VALUE)
  page.leave()
})

test('F1b sendOnSolana: what the service may have is not paid by the node when a page asks again with options for a node', async () => {
  const page = await openPage(person.kit)
  const solana = createSolanaPayments(stage, person, SOLANA)
  const before = await solana.received()
  expect(await payInDoubt(page, () => solana.pay(page, LAMPORTS))).toMatchObject(inDoubt)
  const [paid] = await solana.pay(page, LAMPORTS, await solana.newBlockhash(), {
    skipPreflight: true,
  })
  expect(paid?.signature).toHaveLength(64)
  expect((await solana.received()) - before).toBe(LAMPORTS)
  page.leave()
})

test('F1b submitOnce: the same payment is in doubt whoever pays its fee', async () => {
  const page = await openPage(person.kit)
  const transaction = { caip2: CAIP2, to: `0x${'ed'.repeat(20)}`, value: VALUE }
  const bodies = new Set<unknown>()
  const pay = (sponsored: boolean) => () =>
    sendTransaction(page.kit, { account, transaction: { ...transaction, sponsored } })
  page.fault = ({ url, body }) => {
    if (!isSubmit(url)) return null
    bodies.add(body)
    return loseResponse()
  }
  expect(await payInTime(page, pay(false))).toMatchObject(inDoubt)
  expect(await payInTime(page, pay(true))).toMatchObject(inDoubt)
  expect(bodies.size).toBe(1)
  page.leave()
})
