import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../src/core/wallet/account.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import { createAdapterStage, type Person } from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { often } from '../support/often.ts'
import { openPage } from '../support/sending/kitPages.ts'

const VALUE = 10n ** 15n

let stage: Awaited<ReturnType<typeof createAdapterStage>>
let person: Person
let account: Account
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  account = await person.ethereum()
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await stage.stop()
})
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  person.asked.length = 0
})

const balanceOf = async (address: string) =>
  BigInt(String(await askChain(stage.url, 'eth_getBalance', address, 'latest')))

test('F1b sendTransaction: two equal payments that one page asks for at once, and that are both approved, are two', async () => {
  const to = `0x${'1e'.repeat(20)}`
  const transaction = { caip2: CAIP2, to, value: VALUE }
  const pay = () => sendTransaction(person.kit, { account, transaction })
  const outcomes = await Promise.all([pay(), pay()])
  const hashes = outcomes.map((outcome) => ('hash' in outcome ? outcome.hash : null))
  expect(person.asked).toHaveLength(2)
  expect(new Set(hashes).size).toBe(2)
  await vi.waitUntil(async () => (await balanceOf(to)) === 2n * VALUE, often)
})

test('F1b sendTransaction: an equal payment that is taken back while it waits is not made', async () => {
  const to = `0x${'2e'.repeat(20)}`
  const transaction = { caip2: CAIP2, to, value: VALUE }
  const page = await openPage(person.kit)
  const isAsked = createDeferred<void>()
  const goesOn = createDeferred<void>()
  let submits = 0
  page.fault = ({ url }, forward) => {
    if (url.endsWith('/submit/eth_send_transaction')) submits++
    if (!url.endsWith('/query/get_send_transaction_status')) return null
    isAsked.resolve()
    return goesOn.promise.then(forward)
  }
  const first = sendTransaction(page.kit, { account, transaction })
  await isAsked.promise
  const takingBack = new AbortController()
  const { signal } = takingBack
  const second = sendTransaction(page.kit, { account, transaction, signal })
  await vi.waitUntil(() => person.asked.length === 2, often)
  takingBack.abort()
  expect(await second).toEqual({ cancelled: true })
  goesOn.resolve()
  expect(await first).toMatchObject({ hash: expect.stringMatching(/^0x/) })
  await vi.waitUntil(async () => (await balanceOf(to)) === VALUE, often)
  expect(submits).toBe(1)
  page.leave()
})
