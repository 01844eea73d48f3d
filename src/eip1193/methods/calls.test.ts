import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  decline,
  type Person,
} from '../../../test/support/adapters/adapterStage.ts'
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
