import { IDBFactory } from 'fake-indexeddb'
import { keccak256, parseTransaction } from 'viem'
import { expect, test, vi } from 'vitest'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import { type AdapterStage, FAR_CAIP2, type Person } from '../support/adapters/adapterStage.ts'
import { type Fault, type KitPage, openPage } from '../support/sending/kitPages.ts'
import {
  isLookUp,
  isSend,
  loseResponse,
  passPatience,
  respond,
} from '../support/sending/lineFaults.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'

const VALUE = 10n ** 15n

let stage: AdapterStage
let person: Person
let count = 0

prepareSending((preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
})

const nextReceiver = () => `0x${(++count).toString(16).padStart(4, '0')}${'ef'.repeat(18)}`

const pay = async ({ kit }: Pick<KitPage, 'kit'>, to: string, more = {}): Promise<string> => {
  const chains = kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  const provider = createLatchkitProvider(kit, { initialChain: FAR_CAIP2, chains })
  const { address } = await person.ethereum()
  const params = [{ from: address, to, value: `0x${VALUE.toString(16)}`, ...more }]
  return String(await provider.request({ method: 'eth_sendTransaction', params }))
}
const balanceOf = async (address: string) =>
  BigInt(String(await stage.askFar('eth_getBalance', address, 'latest')))

/** The bytes that leave a page for a node. */
function watchBytes(page: KitPage, fault: Fault = () => null): `0x${string}`[] {
  const all: `0x${string}`[] = []
  page.fault = (request, forward) => {
    if (isSend(request.method)) all.push(String(request.params[0]) as `0x${string}`)
    return fault(request, forward)
  }
  return all
}
const nonceOf = (bytes: `0x${string}`) => parseTransaction(bytes).nonce ?? 0
/** A node that has the bytes in its pool: no block has them yet, and what pays more would take their place. */
const hold: Fault = ({ method, params }) =>
  isSend(method)
    ? Promise.resolve(respond({ result: keccak256(String(params[0]) as `0x${string}`) }))
    : null

/** Pays by a node that takes the bytes and whose answers are lost; goes on when the bytes are out. */
async function payInDoubt(
  page: KitPage,
  to: string,
  more = {},
): Promise<{ readonly outcome: Promise<unknown> }> {
  const isOut = createDeferred<void>()
  page.fault = ({ method }, forward) => {
    if (isSend(method)) {
      isOut.resolve()
      return forward().then(loseResponse)
    }
    return isLookUp(method) ? loseResponse() : null
  }
  const outcome = pay(page, to, more).catch((error: unknown) => error)
  await isOut.promise
  return { outcome }
}

test('F1b followNode: of two tabs that approve different payments at once, neither takes the nonce of the other', async () => {
  const [first, second] = [nextReceiver(), nextReceiver()]
  const [one, other] = [await openPage(person.kit), await openPage(person.kit)]
  // both are asked before either has sent anything; then one after the other is approved
  const bothAsked = createDeferred<void>()
  const isSent = createDeferred<void>()
  let asked = 0
  person.answer = async () => {
    const turn = ++asked
    if (turn === 2) bothAsked.resolve()
    await bothAsked.promise
    if (turn === 2) await isSent.promise
    return true
  }
  const sent = watchBytes(one, hold)
  const late = watchBytes(other)
  const paying = pay(one, first)
  await vi.waitUntil(() => asked === 1)
  const alsoPaying = pay(other, second).catch((error: unknown) => error)
  const hash = await paying
  isSent.resolve()
  expect(await alsoPaying).toMatchObject({ code: 4901, data: { hash } })
  expect(sent).toHaveLength(1)
  expect(late).toEqual([])
  // nothing went out, so that it can be asked for again: under the next nonce
  await pay(other, second)
  const [held = '0x'] = sent
  expect(late.filter((bytes) => bytes !== held).map(nonceOf)).toEqual([nonceOf(held) + 1])
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([VALUE, VALUE])
  one.leave()
  other.leave()
})

test('F1b followNode: an app that names the nonce replaces a transaction that no block has', async () => {
  const [first, second] = [nextReceiver(), nextReceiver()]
  const page = await openPage(person.kit)
  const [held = '0x'] = await (async () => {
    const sent = watchBytes(page, hold)
    await pay(page, first)
    return sent
  })()
  page.fault = () => null
  await pay(page, second, { nonce: `0x${nonceOf(held).toString(16)}` })
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([0n, VALUE])
  page.leave()
})

test('F1b openSends: a page whose storage is cleared while a payment is in doubt knows it still', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const paying = await payInDoubt(page, to)
  vi.stubGlobal('indexedDB', new IDBFactory())
  await passPatience()
  const error = await paying.outcome
  expect(error).toMatchObject({ code: 4901, data: { hash: expect.stringMatching(/^0x/) } })
  page.fault = () => null
  expect(await pay(page, to)).toBe(Object(error).data.hash)
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test('F1b openSends: a storage that fails meanwhile takes no hash away from whoever waits', async () => {
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const paying = await payInDoubt(page, to)
  const broken = {
    open() {
      throw new DOMException('', 'InvalidStateError')
    },
  }
  vi.stubGlobal('indexedDB', broken)
  await passPatience()
  const error = await paying.outcome
  expect(error).toMatchObject({ code: 4901, data: { hash: expect.stringMatching(/^0x/) } })
  vi.stubGlobal('indexedDB', new IDBFactory())
  page.fault = () => null
  expect(await pay(page, to)).toBe(Object(error).data.hash)
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})

test('F1b sendOnEthereum: a delegation that ends is not the same as the one in doubt that begins', async () => {
  const page = await openPage(person.kit)
  const { address: to } = await person.ethereum()
  const delegateTo = (address: string) => {
    const one = { address, chainId: '0x7a69', nonce: '0x0', yParity: '0x0', r: '0x1', s: '0x1' }
    return { value: '0x0', gas: '0x186a0', authorizationList: [one] }
  }
  const begins = await payInDoubt(page, to, delegateTo(`0x${'dd'.repeat(20)}`))
  await passPatience()
  const { hash } = Object(await begins.outcome).data
  page.fault = () => null
  const ended = await pay(page, to, delegateTo(`0x${'00'.repeat(20)}`))
  expect(ended).not.toBe(hash)
  expect(person.asked).toHaveLength(2)
  page.leave()
})
