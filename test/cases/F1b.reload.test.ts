import { keccak256 } from 'viem'
import { expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
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
import { createSolanaPayments } from '../support/sending/solanaPayments.ts'

const VALUE = 10n ** 15n

let stage: AdapterStage
let person: Person
let solana: ReturnType<typeof createSolanaPayments>
let count = 0

prepareSending((preparedStage, preparedPerson) => {
  stage = preparedStage
  person = preparedPerson
  solana = createSolanaPayments(stage, person)
})

const never = () => new Promise<never>(() => undefined)
const nextReceiver = () => `0x${(++count).toString(16).padStart(4, '0')}${'cd'.repeat(18)}`

const payOnEthereum = async ({ kit }: Pick<KitPage, 'kit'>, to: string): Promise<string> => {
  const chains = kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  const provider = createLatchkitProvider(kit, { initialChain: FAR_CAIP2, chains })
  const { address } = await person.ethereum()
  const params = [{ from: address, to, value: `0x${VALUE.toString(16)}` }]
  return String(await provider.request({ method: 'eth_sendTransaction', params }))
}
const balanceOf = async (address: string) =>
  BigInt(String(await stage.askFar('eth_getBalance', address, 'latest')))

/** The first broadcast has happened, or is about to, and the page ends in that moment. */
function leavesAtBroadcast(page: KitPage, does: 'arrives' | 'never leaves') {
  return new Promise<void>((resolve) => {
    page.fault = ({ method }, forward) => {
      if (!isSend(method)) return null
      const arrival = does === 'arrives' ? forward() : Promise.resolve()
      return arrival.then(() => {
        page.leave()
        resolve()
        return never()
      })
    }
  })
}

test.each(['arrives', 'never leaves'] as const)(
  'F1b openSends: a page that is loaded again when a transaction %s does not pay it twice',
  async (does) => {
    const to = nextReceiver()
    const before = await openPage(person.kit)
    const gone = leavesAtBroadcast(before, does)
    void payOnEthereum(before, to).catch(() => undefined)
    await gone
    const page = await openPage(person.kit)
    const hash = await payOnEthereum(page, to)
    expect(await stage.askFar('eth_getTransactionReceipt', hash)).toMatchObject({
      status: '0x1',
      to,
    })
    expect(await balanceOf(to)).toBe(VALUE)
    expect(person.asked).toHaveLength(1)
    // whoever was told pays once more, when they ask for it
    await payOnEthereum(page, to)
    expect(await balanceOf(to)).toBe(2n * VALUE)
    expect(person.asked).toHaveLength(2)
    page.leave()
  },
)

test('F1b openSends: the page after a reload says so while nobody can tell, for every payment of the account', async () => {
  const to = nextReceiver()
  const before = await openPage(person.kit)
  const gone = leavesAtBroadcast(before, 'arrives')
  void payOnEthereum(before, to).catch(() => undefined)
  await gone
  const page = await openPage(person.kit)
  const isCut = new Promise<void>((resolve) => {
    const cut: Fault = ({ method }) => (isSend(method) || isLookUp(method) ? loseResponse() : null)
    page.fault = (request, forward) => {
      if (isSend(request.method)) resolve()
      return cut(request, forward)
    }
  })
  const paying = payOnEthereum(page, to).catch((it: unknown) => it)
  await isCut
  await passPatience()
  const error = await paying
  expect(error).toMatchObject({ code: 4901, data: { hash: expect.stringMatching(/^0x/) } })
  expect(await stage.askFar('eth_getTransactionByHash', Object(error).data.hash)).toMatchObject({
    to,
  })
  const other = nextReceiver()
  await expect(payOnEthereum(page, other)).rejects.toMatchObject({ data: Object(error).data })
  expect(person.asked).toHaveLength(1)
  page.fault = () => null
  // another payment goes out, and the first is not forgotten for that
  await payOnEthereum(page, other)
  expect(await payOnEthereum(page, to)).toBe(Object(error).data.hash)
  expect([await balanceOf(to), await balanceOf(other)]).toEqual([VALUE, VALUE])
  page.leave()
}, 30_000)

test('F1b openSends: a second tab does not pay what the first one has sent into the unknown', async () => {
  const to = nextReceiver()
  const [one, other] = [await openPage(person.kit), await openPage(person.kit)]
  let sends = 0
  const isOut = new Promise<void>((resolve) => {
    one.fault = ({ method }, forward) => {
      if (!isSend(method) && !isLookUp(method)) return null
      if (isSend(method) && ++sends === 1)
        return forward().then(() => {
          resolve()
          return never()
        })
      return loseResponse()
    }
  })
  void payOnEthereum(one, to).catch(() => undefined)
  await isOut
  const hash = await payOnEthereum(other, to)
  expect(await stage.askFar('eth_getTransactionByHash', hash)).toMatchObject({ to })
  expect(await balanceOf(to)).toBe(VALUE)
  expect(person.asked).toHaveLength(1)
  one.leave()
  other.leave()
})

test('F1b openSends: each of two tabs that heard of a doubt hears its end, before it pays again', async () => {
  const to = nextReceiver()
  const [one, other] = [await openPage(person.kit), await openPage(person.kit)]
  let isOut = createDeferred<void>()
  const cut: Fault = ({ method }, forward) => {
    if (isSend(method)) {
      isOut.resolve()
      return forward().then(loseResponse)
    }
    return isLookUp(method) ? loseResponse() : null
  }
  for (const page of [one, other]) page.fault = cut
  const doubts: unknown[] = []
  for (const page of [one, other]) {
    isOut = createDeferred<void>()
    const paying = payOnEthereum(page, to).catch((error: unknown) => error)
    await isOut.promise
    await passPatience()
    doubts.push(await paying)
  }
  const { hash } = Object(doubts[0]).data
  expect(doubts).toMatchObject([{ data: { hash } }, { data: { hash } }])
  for (const page of [one, other]) page.fault = () => null
  expect([await payOnEthereum(other, to), await payOnEthereum(one, to)]).toEqual([hash, hash])
  expect(await balanceOf(to)).toBe(VALUE)
  expect(person.asked).toHaveLength(1)
  expect(await payOnEthereum(one, to)).not.toBe(hash)
  expect(person.asked).toHaveLength(2)
  one.leave()
  other.leave()
}, 60_000)

test('F1b followNode: of two tabs in which the same payment is approved at once, one sends it', async () => {
  const pages = [await openPage(person.kit), await openPage(person.kit)]
  const before = await solana.received()
  // both are asked before either has sent anything
  let asked = 0
  const both = createDeferred<void>()
  person.answer = async () => {
    if (++asked === 2) both.resolve()
    await both.promise
    return true
  }
  for (const page of pages)
    page.fault = ({ method }, forward) =>
      isSend(method) ? forward().then(never) : isLookUp(method) ? loseResponse() : null
  const blockhashes = [await solana.newBlockhash(), await solana.newBlockhash()]
  expect(new Set(blockhashes).size).toBe(2)
  const first = Promise.race(
    pages.map((page, n) =>
      solana.pay(page, 4_000_001n, blockhashes[n] ?? '').catch((error: unknown) => error),
    ),
  )
  expect(await first).toMatchObject({ code: 'CHAIN_UNREACHABLE', hash: expect.any(String) })
  for (const page of pages) page.leave()
  const page = await openPage(person.kit)
  const [sent] = await solana.pay(page, 4_000_001n, await solana.newBlockhash())
  expect(sent?.signature).toHaveLength(64)
  expect((await solana.received()) - before).toBe(4_000_001n)
  expect(asked).toBe(2)
  page.leave()
})

test('F1b openSends: what a node took and forgot goes out again after a reload, and keeps its nonce', async () => {
  const [to, other] = [nextReceiver(), nextReceiver()]
  const before = await openPage(person.kit)
  // the node takes the bytes, tells their hash, and restarts
  before.fault = ({ method, params }) =>
    isSend(method)
      ? Promise.resolve(respond({ result: keccak256(String(params[0]) as `0x${string}`) }))
      : null
  const hash = await payOnEthereum(before, to)
  // the same page pays once more meanwhile: under the next nonce
  const second = await payOnEthereum(before, to)
  expect(second).not.toBe(hash)
  before.leave()
  const page = await openPage(person.kit)
  await payOnEthereum(page, other)
  for (const name of [hash, second])
    expect(await stage.askFar('eth_getTransactionReceipt', name)).toMatchObject({ to })
  expect([await balanceOf(to), await balanceOf(other)]).toEqual([2n * VALUE, VALUE])
  page.leave()
})

test('F1b openSends: a payment that the node refused for good is not stored, and is asked for again', async () => {
  const to = nextReceiver()
  const before = await openPage(person.kit)
  const error = { code: -32000, message: 'insufficient funds for gas * price + value' }
  before.fault = ({ method }) => (isSend(method) ? Promise.resolve(respond({ error })) : null)
  await expect(payOnEthereum(before, to)).rejects.toMatchObject({ code: -32000, data: undefined })
  before.leave()
  const page = await openPage(person.kit)
  await payOnEthereum(page, to)
  expect(await balanceOf(to)).toBe(VALUE)
  expect(person.asked).toHaveLength(2)
  page.leave()
})

test('F1b openSends: without IndexedDB the page remembers it', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const to = nextReceiver()
  const page = await openPage(person.kit)
  const kit: Latchkit = page.kit
  let sends = 0
  page.fault = ({ method }, forward) =>
    isSend(method) && ++sends === 1 ? forward().then(loseResponse) : null
  const hash = await payOnEthereum({ kit }, to)
  expect(await stage.askFar('eth_getTransactionByHash', hash)).toMatchObject({ to })
  expect(await balanceOf(to)).toBe(VALUE)
  page.leave()
})
