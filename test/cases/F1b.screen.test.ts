import { expect, test, vi } from 'vitest'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import { signFailedKind } from '../../src/ui/signing/signFailedKind.ts'
import { type AdapterStage, FAR_CAIP2, type Person } from '../support/adapters/adapterStage.ts'
import { often } from '../support/often.ts'
import { type Fault, type KitPage, openPage } from '../support/sending/kitPages.ts'
import { isLookUp, isSend, loseResponse } from '../support/sending/lineFaults.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'

const VALUE = 10n ** 15n

let stage: AdapterStage
let person: Person
let count = 0

prepareSending((preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
})

const never = () => new Promise<never>(() => undefined)
const nextReceiver = () => `0x${(++count).toString(16).padStart(4, '0')}${'ce'.repeat(18)}`

/** A page with the kit's own confirmation on it. */
async function openScreen() {
  const page = await openPage({ options: { ...person.kit.options, signing: {} } })
  const signing = signingOf(page.kit)
  signing.attach()
  const reach = async <At extends string>(at: At) =>
    vi.waitUntil(() => {
      const state = signing.state.getState()
      return state.at === at && state
    }, often)
  return Object.assign(page, { signing, reach })
}

const pay = async ({ kit }: Pick<KitPage, 'kit'>, to: string, fee?: number): Promise<unknown> => {
  const chains = kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  const provider = createLatchkitProvider(kit, { initialChain: FAR_CAIP2, chains })
  const { address } = await person.ethereum()
  const fees = fee && { maxFeePerGas: `0x${fee.toString(16)}`, maxPriorityFeePerGas: '0x1' }
  const params = [{ from: address, to, value: `0x${VALUE.toString(16)}`, ...fees }]
  return provider
    .request({ method: 'eth_sendTransaction', params })
    .catch((error: unknown) => error)
}
const balanceOf = async (address: string) =>
  BigInt(String(await stage.askFar('eth_getBalance', address, 'latest')))

/** Approves a payment whose bytes arrive, and ends the page in that moment. */
async function payAndReload(to: string): Promise<void> {
  const page = await openScreen()
  const gone = createDeferred<void>()
  page.fault = ({ method }, forward) =>
    isSend(method)
      ? forward().then(() => {
          page.leave()
          gone.resolve()
          return never()
        })
      : null
  void pay(page, to)
  const { id } = Object(await page.reach('asking'))
  page.signing.approve(id)
  await gone.promise
}

const hangs: Fault = ({ method }) => (isSend(method) || isLookUp(method) ? never() : null)

test('F1b showFailure: a press while the payment before is in doubt shows its hash on the screen, soon', async () => {
  const to = nextReceiver()
  await payAndReload(to)
  const page = await openScreen()
  // a node that leaves every request open, which the kit gives up after 15 seconds each
  page.fault = hangs
  const paying = pay(page, to)
  await vi.advanceTimersByTimeAsync(11_000)
  const { error, chain, id } = Object(await page.reach('failed'))
  const { data } = Object(await paying)
  expect({ error, chain }).toMatchObject({
    error: { code: 'CHAIN_UNREACHABLE', hash: data.hash, isEarlier: false },
    chain: { caip2: FAR_CAIP2 },
  })
  expect(signFailedKind(error)).toBe('unknownSend')
  expect(await stage.askFar('eth_getTransactionByHash', data.hash)).toMatchObject({ to })
  // an app that asks again meanwhile hears it again; the person has one screen to close
  const again = pay(page, to)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await again).toMatchObject({ data })
  page.signing.close(id)
  await page.reach('idle')
  // another payment is told that an earlier one is open, by the same hash
  const other = pay(page, nextReceiver())
  await vi.advanceTimersByTimeAsync(11_000)
  const later = Object(await page.reach('failed'))
  expect(await other).toMatchObject({ data })
  expect([later.error.hash, signFailedKind(later.error)]).toEqual([data.hash, 'earlierSend'])
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
}, 60_000)

test('F1b followBytes: the person learns the hash in time from a node that leaves requests open', async () => {
  const to = nextReceiver()
  const page = await openScreen()
  page.fault = (request, forward) =>
    isSend(request.method) ? forward().then(never) : hangs(request, forward)
  const paying = pay(page, to)
  page.signing.approve(Number(Object(await page.reach('asking')).id))
  await page.reach('sending')
  await vi.advanceTimersByTimeAsync(21_000)
  const { hash } = Object(await page.reach('failed')).error
  expect(await paying).toMatchObject({ code: 4901, data: { hash } })
  expect(await stage.askFar('eth_getTransactionByHash', hash)).toMatchObject({ to })
  page.leave()
}, 60_000)

test('F1b carryOut: the second tab shows the hash of the same payment, which the first has sent', async () => {
  const to = nextReceiver()
  const pages = [await openScreen(), await openScreen()] as const
  const paid = pages.map((page, n) => pay(page, to, 3_000_000_000 + n))
  const ids: number[] = []
  for (const page of pages) ids.push(Number(Object(await page.reach('asking')).id))
  pages[0].fault = ({ method }, forward) =>
    isSend(method) ? forward().then(never) : isLookUp(method) ? loseResponse() : null
  pages[0].signing.approve(ids[0] ?? 0)
  await pages[0].reach('sending')
  pages[1].signing.approve(ids[1] ?? 0)
  const { error } = Object(await pages[1].reach('failed'))
  expect(error).toMatchObject({ code: 'CHAIN_UNREACHABLE', hash: expect.stringMatching(/^0x/) })
  expect(await paid[1]).toMatchObject({ code: 4901, data: { hash: error.hash } })
  expect(await balanceOf(to)).toBe(VALUE)
  for (const page of pages) page.leave()
}, 60_000)
