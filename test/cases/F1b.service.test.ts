import { IDBFactory } from 'fake-indexeddb'
import { createStore, entries, set } from 'idb-keyval'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../src/core/wallet/account.ts'
import type { ServiceRecord } from '../../src/core/wallet/sending/sendRecords.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  type Person,
} from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { type KitPage, openPage } from '../support/sending/kitPages.ts'
import { loseResponse } from '../support/sending/lineFaults.ts'

const VALUE = 10n ** 15n

let stage: AdapterStage
let person: Person
let account: Account
let count = 0

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  account = await person.ethereum()
}, 120_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return stage.stop()
})
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  person.asked.length = 0
  person.answer = agree
})

const isSubmit = (url: string) => url.endsWith('/submit/eth_send_transaction')
const isStatus = (url: string) => url.endsWith('/query/get_send_transaction_status')
const nextReceiver = () => `0x${(++count).toString(16).padStart(4, '0')}${'ef'.repeat(18)}`
const balanceOf = async (address: string) =>
  BigInt(String(await askChain(stage.url, 'eth_getBalance', address, 'latest')))
const pay = ({ kit }: KitPage, to: string) => {
  const transaction = { caip2: CAIP2, to, value: VALUE }
  return sendTransaction(kit, { account, transaction })
}
/** Submits arrive, and their responses are lost. @returns ends when the first has arrived. */
const loseSubmits = (page: KitPage): Promise<void> => {
  const { promise, resolve } = createDeferred<void>()
  page.fault = ({ url }, forward) =>
    isSubmit(url)
      ? forward().then(() => {
          resolve()
          return loseResponse()
        })
      : null
  return promise
}
const sent = { kind: 'sent', statusId: expect.any(String), hash: expect.stringMatching(/^0x/) }

test('F1b submitOnce: a submit whose responses are all lost is not paid again when the person presses again', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  void loseSubmits(page)
  await expect(pay(page, to)).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  page.fault = () => null
  expect(await pay(page, to)).toMatchObject(sent)
  expect(await balanceOf(to)).toBe(VALUE)
  // whoever was told pays once more, when they ask for it
  await pay(page, to)
  expect(await balanceOf(to)).toBe(2n * VALUE)
  page.leave()
})

test('F1b submitOnce: a page that is loaded again before the response goes on with the same payment', async () => {
  const to = nextReceiver()
  const before = await openPage(person.kit)
  const { promise: gone, resolve } = createDeferred<void>()
  before.fault = ({ url }, forward) =>
    isSubmit(url)
      ? forward().then(() => {
          before.leave()
          resolve()
          return new Promise<never>(() => undefined)
        })
      : null
  void pay(before, to)
  await gone
  const page = await openPage(person.kit)
  expect(await pay(page, to)).toMatchObject(sent)
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test('F1b submitOnce: a payment that was cut short by a logout is not paid again after the next login', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const { promise: isAsked, resolve } = createDeferred<void>()
  page.fault = ({ url }) => {
    if (!isStatus(url)) return null
    resolve()
    return loseResponse()
  }
  const paying = pay(page, to).catch((error: unknown) => error)
  await isAsked
  await page.kit.logOut()
  expect(await paying).toMatchObject({ code: 'REQUEST_ABORTED' })
  page.leave()
  await vi.waitUntil(() => person.kit.session.getState().status !== 'logged-in')
  await person.logIn()
  const next = await openPage(person.kit)
  expect(await pay(next, to)).toMatchObject(sent)
  expect(await balanceOf(to)).toBe(VALUE)
  next.leave()
})

test('F1b submitOnce: of two tabs in which the same payment is approved at once, both tell the one that is made', async () => {
  const to = nextReceiver()
  const pages = [await openPage(person.kit), await openPage(person.kit)]
  const [both, first, second] = [createDeferred(), createDeferred(), createDeferred()]
  person.answer = async () => {
    const isFirst = person.asked.length === 1
    if (!isFirst) both.resolve(null)
    await both.promise
    if (!isFirst) await first.promise
    return true
  }
  const [one, other] = pages
  if (!one || !other) throw new Error('no pages')
  one.fault = ({ url }, forward) => {
    if (!isSubmit(url)) return null
    first.resolve(null)
    return second.promise.then(forward)
  }
  other.fault = ({ url }, forward) => {
    if (!isSubmit(url)) return null
    second.resolve(null)
    return forward()
  }
  const paying = [pay(one, to)]
  await vi.waitUntil(() => person.asked.length === 1)
  paying.push(pay(other, to))
  const outcomes = await Promise.all(paying)
  const hashes = outcomes.map((outcome) => ('hash' in outcome ? outcome.hash : null))
  expect(new Set(hashes).size).toBe(1)
  expect(await balanceOf(to)).toBe(VALUE)
  for (const page of pages) page.leave()
})

test('F1b submitOnce: what never arrived is paid, also when its body has become too old meanwhile', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  page.fault = ({ url }) => (isSubmit(url) ? loseResponse() : null)
  await expect(pay(page, to)).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  page.fault = () => null
  // six minutes later; the service takes no time in a body that is more than five away from its own
  const store = createStore(`latchkit-sends:${page.kit.options.authProxyConfigId}`, 'keys')
  for (const [id, record] of await entries<string, ServiceRecord>(store))
    await set(id, { ...record, timestampMs: String(Number(record.timestampMs) - 360_000) }, store)
  const bodies = new Set<string>()
  page.fault = ({ url, body }) => {
    if (isSubmit(url)) bodies.add(body)
    return null
  }
  expect(await pay(page, to)).toMatchObject(sent)
  expect(bodies.size).toBe(2)
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test('F1b submitOnce: the body is the same until its outcome was told, and another one after that', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const bodies: string[] = []
  let refusals = 0
  page.fault = ({ url, body }) => {
    if (!isSubmit(url)) return null
    bodies.push(body)
    return refusals++ < 4 ? Promise.resolve(Response.json({}, { status: 503 })) : null
  }
  await expect(pay(page, to)).rejects.toMatchObject({ code: 'HTTP_STATUS' })
  await pay(page, to)
  expect([bodies.length, new Set(bodies).size]).toEqual([5, 1])
  await pay(page, to)
  expect(new Set(bodies).size).toBe(2)
  expect(await balanceOf(to)).toBe(2n * VALUE)
  page.leave()
})
