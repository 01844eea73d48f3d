import { parseTransaction } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import {
  createLatchkitProvider,
  type LatchkitProvider,
} from '../../src/eip1193/createLatchkitProvider.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import {
  type AdapterStage,
  createAdapterStage,
  FAR_CAIP2,
  type Person,
} from '../support/adapters/adapterStage.ts'
import {
  isLookUp,
  isSend,
  loseResponse,
  passPatience,
  respond,
  takeOverTime,
} from '../support/sending/lineFaults.ts'

const VALUE = 10n ** 15n

/** What the line does with a request to a node: the node may get it, and the kit may get the response. */
type Fault = (method: string, forward: () => Promise<Response>) => Promise<Response> | null

let stage: AdapterStage
let person: Person
let kit: Latchkit
let mine: Account
let provider: LatchkitProvider
let fault: Fault = () => null
/** The bytes that have reached the node, each time. */
const reached: string[] = []
let count = 0

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  mine = await person.ethereum()
  const send = person.kit.options.fetch ?? fetch
  kit = {
    ...person.kit,
    options: {
      ...person.kit.options,
      fetch: async (input, init) => {
        const { method = '', params } = Object(JSON.parse(String(init?.body ?? '{}')))
        const forward = () => {
          if (/^(eth_sendRaw|send)Transaction$/.test(method)) reached.push(String(params[0]))
          return send(input, init)
        }
        return (await fault(String(method), forward)) ?? forward()
      },
    },
  }
  provider = createLatchkitProvider(kit, {
    initialChain: FAR_CAIP2,
    chains: kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2),
  })
  takeOverTime()
}, 120_000)
afterAll(async () => {
  await stage.stop()
  vi.useRealTimers()
})
afterEach(() => {
  fault = () => null
  reached.length = 0
  person.asked.length = 0
})

/** From now on the node gets what is sent, and every response about it is lost. @returns ends with the first request. */
const cutLine = (): Promise<void> => {
  const { promise, resolve } = createDeferred<void>()
  fault = (method, forward) => {
    if (isSend(method)) {
      resolve()
      return forward().then(loseResponse)
    }
    return isLookUp(method) ? loseResponse() : null
  }
  return promise
}
const mendLine = () => {
  fault = () => null
}
const nextReceiver = () => `0x${(++count).toString(16).padStart(4, '0')}${'ab'.repeat(18)}`
const pay = (to: string, value = VALUE) => {
  const params = [{ from: mine.address, to, value: `0x${value.toString(16)}` }]
  return provider.request({ method: 'eth_sendTransaction', params })
}
const balanceOf = async (address: string) =>
  BigInt(String(await stage.askFar('eth_getBalance', address, 'latest')))
const nonce = async () =>
  Number(await stage.askFar('eth_getTransactionCount', mine.address, 'latest'))

test('eth_sendTransaction: a response that is lost after the node has the bytes costs nothing twice', async () => {
  const to = nextReceiver()
  let losses = 0
  fault = (method, forward) =>
    isSend(method) && losses++ === 0 ? forward().then(loseResponse) : null
  const before = await nonce()
  const hash = await pay(to)
  expect(await stage.askFar('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  expect(await balanceOf(to)).toBe(VALUE)
  expect((await nonce()) - before).toBe(1)
  expect(new Set(reached).size).toBe(1)
})

test('eth_sendTransaction: a request that a browser repeats by itself is no refusal, though the repeat hears nonce too low', async () => {
  const to = nextReceiver()
  const said: string[] = []
  let sends = 0
  fault = (method, forward) => {
    if (!isSend(method) || sends++ > 0) return null
    return forward().then(async () => {
      const error = { code: -32000, message: 'nonce too low: next nonce 6, tx nonce 5' }
      said.push(error.message)
      return respond({ error })
    })
  }
  const hash = await pay(to)
  expect(said).toHaveLength(1)
  expect(await stage.askFar('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1', to })
})

test('eth_sendTransaction: nonce too low of bytes that nobody has is the node’s own refusal', async () => {
  const error = { code: -32000, message: 'nonce too low' }
  fault = (method) => (isSend(method) ? Promise.resolve(respond({ error })) : null)
  await expect(pay(nextReceiver())).rejects.toMatchObject({ code: -32000, data: undefined })
})

test('eth_sendTransaction: bytes that never arrived go out again, the same', async () => {
  const to = nextReceiver()
  let losses = 0
  fault = (method) => (isSend(method) && losses++ < 2 ? loseResponse() : null)
  await pay(to)
  expect(await balanceOf(to)).toBe(VALUE)
  expect(losses).toBe(3)
  expect(reached).toHaveLength(1)
})

test.each(['already known', 'AlreadyKnown', 'already imported', 'known transaction: 0xab'])(
  'eth_sendTransaction: "%s" after a lost response is success, though a replica that is behind knows nothing',
  async (message) => {
    const to = nextReceiver()
    let sends = 0
    fault = (method, forward) => {
      if (isLookUp(method)) return Promise.resolve(respond({ result: null }))
      if (!isSend(method)) return null
      sends++
      if (sends === 1) return forward().then(loseResponse)
      return Promise.resolve(respond({ error: { code: -32000, message } }))
    }
    expect(await pay(to)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await balanceOf(to)).toBe(VALUE)
  },
)

test('eth_sendTransaction: while nobody can tell, the error has the hash, and the same request again is not paid twice', async () => {
  const to = nextReceiver()
  const isCut = cutLine()
  const before = await nonce()
  const paying = pay(to).catch((it: unknown) => it)
  await isCut
  await passPatience()
  const error = await paying
  // those of the tests before may still be repeated
  const own = () => new Set(reached.filter((raw) => raw.includes(to.slice(2))))
  const hash = await stage.askFar('eth_getTransactionByHash', Object(error).data?.hash)
  expect(error).toMatchObject({
    code: 4901,
    data: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    cause: { code: 'CHAIN_UNREACHABLE', hash: Object(error).data.hash },
  })
  expect(hash).toMatchObject({ to })
  expect(own().size).toBe(1)
  expect(person.asked).toHaveLength(1)
  // a second press while nobody can tell
  expect(await pay(to).catch((it: unknown) => it)).toMatchObject({
    code: 4901,
    data: Object(error).data,
    message: expect.stringContaining('transaction before'),
  })
  expect(person.asked).toHaveLength(1)
  mendLine()
  expect(await pay(to)).toBe(Object(error).data.hash)
  expect(person.asked).toHaveLength(1)
  expect(await balanceOf(to)).toBe(VALUE)
  expect((await nonce()) - before).toBe(1)
  // and it is not remembered for ever: the next one is another payment
  await pay(to)
  expect(await balanceOf(to)).toBe(2n * VALUE)
  expect(person.asked).toHaveLength(2)
})

test('wallet_sendCalls: a bundle that waits for an earlier payment has none of its hashes', async () => {
  const [to, other] = [nextReceiver(), nextReceiver()]
  const isCut = cutLine()
  const paying = pay(to).catch((it: unknown) => it)
  await isCut
  await passPatience()
  const error = await paying
  const calls = [{ to: other, value: '0x1' }]
  const bundle = { version: '2.0.0', chainId: '0x7a69', from: mine.address, calls }
  const request = { method: 'wallet_sendCalls', params: [{ ...bundle, id: 'rent' }] } as const
  await expect(provider.request(request)).rejects.toMatchObject({ data: Object(error).data })
  mendLine()
  // nothing of it was sent, so that its id is free
  expect(await provider.request(request)).toEqual({ id: 'rent' })
  expect(await pay(to)).toBe(Object(error).data.hash)
  expect([await balanceOf(to), await balanceOf(other)]).toEqual([VALUE, 1n])
})

test('eth_sendTransaction: a refusal before anything is out is the node’s own, and the next request is asked for', async () => {
  const to = nextReceiver()
  let refusals = 0
  fault = (method) => {
    if (!isSend(method) || refusals++ > 0) return null
    const error = { code: -32000, message: 'insufficient funds for gas * price + value' }
    return Promise.resolve(respond({ error }))
  }
  await expect(pay(to)).rejects.toMatchObject({ code: -32000, data: undefined })
  await pay(to)
  expect(await balanceOf(to)).toBe(VALUE)
  expect(person.asked).toHaveLength(2)
})

test('eth_sendTransaction: a limit on requests is waited for', async () => {
  const to = nextReceiver()
  let sends = 0
  const error = { code: -32005, message: 'Too many requests' }
  fault = (method) => {
    if (!isSend(method) || sends++ > 1) return null
    return Promise.resolve(new Response(JSON.stringify({ error }), { status: 429 }))
  }
  await pay(to)
  expect(await balanceOf(to)).toBe(VALUE)
})

test('eth_sendRawTransaction: what somebody else has signed is repeated too, and the error has its hash', async () => {
  const to = nextReceiver()
  const params = [{ from: mine.address, to, value: '0x1' }]
  const signed = await provider.request({ method: 'eth_signTransaction', params })
  expect(parseTransaction(signed).to).toBe(to)
  let losses = 0
  fault = (method, forward) =>
    isSend(method) && losses++ === 0 ? forward().then(loseResponse) : null
  const hash = await provider.request({ method: 'eth_sendRawTransaction', params: [signed] })
  expect(await stage.askFar('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  const isCut = cutLine()
  const again = provider.request({ method: 'eth_sendRawTransaction', params: [signed] })
  const told = expect(again).rejects.toMatchObject({ code: 4901, data: { hash } })
  await isCut
  await passPatience()
  await told
})
