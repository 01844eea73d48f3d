import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import {
  type AdapterStage,
  createAdapterStage,
  FAR_CAIP2,
  type Person,
} from '../support/adapters/adapterStage.ts'
import { often } from '../support/often.ts'
import { type KitPage, openPage } from '../support/sending/kitPages.ts'
import { isSend } from '../support/sending/lineFaults.ts'

const ID = '0xf12b'
const TO = `0x${'c4'.repeat(20)}`

let stage: AdapterStage
let person: Person
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await stage.stop()
})
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
  person.answer = async () => true
})

const never = () => new Promise<never>(() => undefined)
const providerOf = ({ kit }: KitPage) => {
  const chains = kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  return createLatchkitProvider(kit, { initialChain: FAR_CAIP2, chains })
}
const sendCalls = async (page: KitPage, values: readonly string[]) => {
  const { address } = await person.ethereum()
  const calls = values.map((value) => ({ to: TO, value }))
  const bundle = { version: '2.0.0', id: ID, from: address, chainId: '0x7a69', calls }
  return providerOf(page).request({ method: 'wallet_sendCalls', params: [bundle] })
}
const statusIn = (page: KitPage) =>
  providerOf(page).request({ method: 'wallet_getCallsStatus', params: [ID] })

test.each([
  ['the first call', ['0x1']],
  ['the second call', ['0x2', '0x3']],
] as const)(
  'F12 wallet_getCallsStatus: a page that goes when %s has reached the node leaves it pending, and not failed',
  async (_, values) => {
    const page = await openPage(person.kit)
    const isOut = createDeferred<void>()
    let sends = 0
    page.fault = ({ method }, forward) => {
      if (!isSend(method) || ++sends < values.length) return null
      return forward().then(() => {
        page.leave()
        isOut.resolve()
        return never()
      })
    }
    void sendCalls(page, values).catch(() => undefined)
    await isOut.promise
    const next = await openPage(person.kit)
    expect(await statusIn(next)).toMatchObject({ status: 100 })
    next.leave()
  },
)

test('F12 wallet_getCallsStatus: a page that goes while the person is asked has sent nothing', async () => {
  const page = await openPage(person.kit)
  const isAsked = createDeferred<void>()
  person.answer = async () => {
    isAsked.resolve()
    return never()
  }
  void sendCalls(page, ['0x4']).catch(() => undefined)
  await isAsked.promise
  page.leave()
  const next = await openPage(person.kit)
  expect(await statusIn(next)).toMatchObject({ status: 400, receipts: [] })
  next.leave()
})

test('F12 wallet_getCallsStatus: calls belong to whoever asked for them, though they log out in the middle', async () => {
  const page = await openPage(person.kit)
  const { email } = person
  person.answer = async () => {
    if (person.asked.length < 2) return true
    await page.kit.logOut()
    return false
  }
  person.asked.length = 0
  await sendCalls(page, ['0x5', '0x6'])
  page.leave()
  const logIn = async (as: string) => {
    await vi.waitUntil(() => person.kit.session.getState().status !== 'logged-in', often)
    person.email = as
    await person.logIn()
    return openPage(person.kit)
  }
  const foreign = await logIn('somebody.else@example.com')
  await expect(statusIn(foreign)).rejects.toMatchObject({ code: 5730 })
  await foreign.kit.logOut()
  foreign.leave()
  const own = await logIn(email)
  expect(await statusIn(own)).toMatchObject({ status: 600, receipts: [{ status: '0x1' }] })
  own.leave()
})
