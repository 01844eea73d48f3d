import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  decline,
  type Person,
} from '../../../test/support/adapters/adapterStage.ts'
import { often } from '../../../test/support/often.ts'
import { createLatchkitProvider, type LatchkitProvider } from '../createLatchkitProvider.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

let stage: AdapterStage
let person: Person
let provider: LatchkitProvider
let from: string
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  from = (await person.ethereum()).address
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  person.answer = agree
  person.asked.length = 0
  provider = createLatchkitProvider(person.kit)
})

const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
const send = (id: string, ...values: string[]) => {
  const calls = values.map((value) => ({ to: TO, value }))
  return ask('wallet_sendCalls', { version: '2.0.0', id, from, chainId: '0xaa36a7', calls })
}

test('an id that is sent twice at once goes out once', async () => {
  const [one, other] = await Promise.allSettled([send('0x71', '0x1'), send('0x71', '0x1')])
  expect(one).toMatchObject({ value: { id: '0x71' } })
  expect(other).toMatchObject({ reason: { code: 5720 } })
  expect(person.asked).toHaveLength(1)
})

test('calls are pending while one of them is before the person', async () => {
  const seen: unknown[] = []
  person.answer = async () => {
    const status = Object(await ask('wallet_getCallsStatus', '0x72'))
    seen.push([status.status, status.receipts.length])
    return true
  }
  await send('0x72', '0x1', '0x2')
  expect(seen).toEqual([
    [100, 0],
    [100, 1],
  ])
})

test('an id of which nothing was sent is free again', async () => {
  person.answer = decline
  await expect(send('0x73', '0x1')).rejects.toMatchObject({ code: 4001 })
  await expect(ask('wallet_getCallsStatus', '0x73')).rejects.toMatchObject({ code: 5730 })
  person.answer = agree
  expect(await send('0x73', '0x1')).toEqual({ id: '0x73' })
})

describe('calls of which one needs the one before, as a swap an approval,', () => {
  // no data: sstore(0, 1); data: reverts unless sload(0)
  const contract = '0x00000000000000000000000000000000000000aa'
  const code = '0x3660095760015f55005b5f546012575f5ffd5b00'
  const reverting = '0x5f5ffd'
  const closing: (() => void)[] = []

  beforeEach(async () => {
    await stage.askFar('anvil_setCode', contract, code)
    await stage.askFar('anvil_setStorageAt', contract, '0x0', `0x${'00'.repeat(32)}`)
    await stage.askFar('evm_setAutomine', false)
    await stage.askFar('evm_setIntervalMining', 1)
    provider = createLatchkitProvider(person.kit, {
      chains: [{ caip2: 'eip155:31337', rpcUrl: await strictNode() }],
    })
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) close()
    await stage.askFar('evm_setIntervalMining', 0)
    await stage.askFar('evm_setAutomine', true)
  })

  /** As most nodes it tries calls out on the last block; anvil does on the pending one. */
  async function strictNode(): Promise<string> {
    const server = createServer(async (request, response) => {
      const { id, method, params } = JSON.parse(await text(request))
      const given = method === 'eth_estimateGas' ? [params[0], 'latest'] : params
      const answer = await stage.askFar(method, ...given).then(
        (result) => ({ result }),
        ({ message }) => ({ error: { code: 3, message } }),
      )
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  const sendBoth = (id: string, next: object) => {
    const calls = [{ to: contract }, next]
    return ask('wallet_sendCalls', { version: '2.0.0', id, from, chainId: '0x7a69', calls })
  }
  const statusOf = (id: string) =>
    vi.waitUntil(async () => {
      const { status, receipts } = Object(await ask('wallet_getCallsStatus', id))
      return status !== 100 && { status, count: receipts.length }
    }, often)

  test('are asked for when that is in a block', async () => {
    await sendBoth('0x74', { to: contract, data: '0x01' })
    expect(person.asked).toHaveLength(2)
    expect(await statusOf('0x74')).toEqual({ status: 200, count: 2 })
  })

  test('are not asked for when that fails', async () => {
    person.answer = async () => {
      await stage.askFar('anvil_setCode', contract, reverting)
      return true
    }
    await sendBoth('0x75', { to: TO, value: '0x1' })
    expect(person.asked).toHaveLength(1)
    expect(await statusOf('0x75')).toEqual({ status: 500, count: 1 })
  })
})
