import { IDBFactory } from 'fake-indexeddb'
import { createStore, entries, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../src/core/wallet/account.ts'
import type { ServiceRecord } from '../../src/core/wallet/sending/sendRecords.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import type { AdapterStage, Person } from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { type KitPage, openPage } from '../support/sending/kitPages.ts'
import { loseResponse } from '../support/sending/lineFaults.ts'
import { payInTime as payAndWait } from '../support/sending/payInTime.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'

const VALUE = 10n ** 15n

let stage: AdapterStage
let person: Person
let account: Account
let count = 0

prepareSending(async (preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
  account = await person.ethereum()
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

const payInTime = (page: KitPage, to: string) => payAndWait(page, () => pay(page, to))
const inDoubt = {
  code: 'ACTIVITY_UNKNOWN',
  fingerprint: expect.stringMatching(/^sha256:[\da-f]{64}$/),
}
const listFingerprints = async ({ kit }: KitPage) =>
  (await kit.query('listActivities', {})).activities.map(({ fingerprint }) => fingerprint)

test('F1b submitPatiently: a submit whose first responses are lost is followed to its end with the same bytes', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const bodies: string[] = []
  // each attempt repeats three times by itself
  page.fault = ({ url, body }, forward) =>
    isSubmit(url) && bodies.push(body) <= 9 ? forward().then(loseResponse) : null
  expect(await payInTime(page, to)).toMatchObject(sent)
  expect([bodies.length, new Set(bodies).size]).toEqual([10, 1])
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test('F1b submitPatiently: a connection that hangs until its time is over is no end either', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  let requests = 0
  page.fault = ({ url }, forward) =>
    isSubmit(url) && ++requests === 1
      ? forward().then(() => new Promise<never>(() => undefined))
      : null
  expect(await payInTime(page, to)).toMatchObject(sent)
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test.each(['ACTIVITY_STATUS_PENDING', 'ACTIVITY_STATUS_CREATED', 'ACTIVITY_STATUS_NEW'])(
  'F1b submitPatiently: an activity with the status %s has not failed, and is asked for again',
  async (status) => {
    const to = nextReceiver()
    const page = await openPage(person.kit)
    const bodies: string[] = []
    page.fault = ({ url, body }, forward) => {
      if (!isSubmit(url) || bodies.push(body) > 2) return null
      return forward().then(async (response) => {
        const { activity } = await response.json()
        return Response.json({ activity: { ...activity, status, result: {} } })
      })
    }
    expect(await payInTime(page, to)).toMatchObject(sent)
    expect([bodies.length, new Set(bodies).size]).toEqual([3, 1])
    expect(await balanceOf(to)).toBe(VALUE)
    page.leave()
  },
)

test.each(['kept', 'cleared'])(
  'F1b submitOnce: a submit whose responses are all lost is not paid again, in a page whose storage is %s',
  async (storage) => {
    const to = nextReceiver()
    const page = await openPage(person.kit)
    void loseSubmits(page)
    const error = await payInTime(page, to)
    expect(error).toMatchObject(inDoubt)
    page.fault = () => null
    if (storage === 'cleared') vi.stubGlobal('indexedDB', new IDBFactory())
    expect(await listFingerprints(page)).toContain(Object(error).fingerprint)
    expect(await pay(page, to)).toMatchObject(sent)
    expect(await balanceOf(to)).toBe(VALUE)
    // whoever was told pays once more, when they ask for it
    await pay(page, to)
    expect(await balanceOf(to)).toBe(2n * VALUE)
    page.leave()
  },
)

test('F1b submitOnce: a refusal of the repetition does not say that the payment before was not made', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  void loseSubmits(page)
  expect(await payInTime(page, to)).toMatchObject(inDoubt)
  const limited = { code: 'RATE_LIMIT_EXCEEDED', message: 'too many', details: [] }
  page.fault = ({ url }) =>
    isSubmit(url) ? Promise.resolve(Response.json(limited, { status: 429 })) : null
  expect(await payInTime(page, to)).toMatchObject({ code: 'ACTIVITY_UNKNOWN' })
  page.fault = () => null
  expect(await pay(page, to)).toMatchObject(sent)
  expect(await balanceOf(to)).toBe(VALUE)
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
  pay(before, to).catch(() => null)
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
  expect(await payInTime(page, to)).toMatchObject(inDoubt)
  page.fault = () => null
  // fifteen minutes later; the service takes no time in a body that is more than five away from its own
  const store = createStore(`latchkit-sends:${page.kit.options.authProxyConfigId}`, 'keys')
  for (const [id, record] of await entries<string, ServiceRecord>(store))
    await set(id, { ...record, timestampMs: String(Number(record.timestampMs) - 900_000) }, store)
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
  let isAway = true
  page.fault = ({ url, body }) => {
    if (!isSubmit(url)) return null
    bodies.push(body)
    return isAway ? Promise.resolve(Response.json({}, { status: 503 })) : null
  }
  expect(await payInTime(page, to)).toMatchObject(inDoubt)
  isAway = false
  await pay(page, to)
  expect(new Set(bodies).size).toBe(1)
  await pay(page, to)
  expect(new Set(bodies).size).toBe(2)
  expect(await balanceOf(to)).toBe(2n * VALUE)
  page.leave()
})
