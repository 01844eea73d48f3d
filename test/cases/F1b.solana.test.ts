import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDeferred } from '../../src/lib/deferred.ts'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../support/adapters/adapterStage.ts'
import { type KitPage, openPage } from '../support/sending/kitPages.ts'
import {
  isLookUp,
  isSend,
  loseResponse,
  passPatience,
  takeOverTime,
} from '../support/sending/lineFaults.ts'
import { createSolanaPayments } from '../support/sending/solanaPayments.ts'

let stage: AdapterStage
let person: Person
let page: KitPage
let solana: ReturnType<typeof createSolanaPayments>

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  page = await openPage(person.kit)
  solana = createSolanaPayments(stage, person)
  takeOverTime()
}, 120_000)
afterAll(async () => {
  page.leave()
  await stage.stop()
  vi.useRealTimers()
})
afterEach(() => {
  mendLine()
  person.asked.length = 0
})

/** From now on the node gets what is sent, and every response about it is lost. @returns ends with the first request. */
const cutLine = (): Promise<void> => {
  const { promise, resolve } = createDeferred<void>()
  page.fault = ({ method }, forward) => {
    if (isSend(method)) {
      resolve()
      return forward().then(loseResponse)
    }
    return isLookUp(method) ? loseResponse() : null
  }
  return promise
}
const mendLine = () => {
  page.fault = () => null
}

test('signAndSendTransaction: a lost response costs nothing twice on Solana', async () => {
  const before = await solana.received()
  let losses = 0
  const reached = new Set<unknown>()
  page.fault = ({ method, params }, forward) => {
    if (!isSend(method)) return null
    reached.add(params[0])
    return losses++ === 0 ? forward().then(loseResponse) : null
  }
  const [sent] = await solana.pay(page, 3_000_001n)
  expect(sent?.signature).toHaveLength(64)
  expect((await solana.received()) - before).toBe(3_000_001n)
  expect(reached.size).toBe(1)
})

test('signAndSendTransaction: the same payment asked for meanwhile waits, and is not asked of the person', async () => {
  const before = await solana.received()
  const isCut = cutLine()
  const paying = Promise.allSettled([solana.pay(page, 3_000_003n), solana.pay(page, 3_000_003n)])
  await isCut
  await passPatience()
  const both = await paying
  for (const one of both)
    expect(one).toMatchObject({ reason: { code: 'CHAIN_UNREACHABLE', hash: expect.any(String) } })
  expect(person.asked).toHaveLength(1)
  mendLine()
  await solana.pay(page, 3_000_003n)
  expect((await solana.received()) - before).toBe(3_000_003n)
})

test('signAndSendTransaction: while nobody can tell, the error has the signature, and the second request says so', async () => {
  const before = await solana.received()
  const isCut = cutLine()
  const paying = solana.pay(page, 3_000_002n).catch((it: unknown) => it)
  await isCut
  await passPatience()
  const error = await paying
  expect(error).toMatchObject({ code: 'CHAIN_UNREACHABLE', hash: expect.any(String) })
  await expect(solana.pay(page, 3_000_002n)).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    hash: Object(error).hash,
  })
  expect(person.asked).toHaveLength(1)
  mendLine()
  await solana.pay(page, 3_000_002n)
  expect(person.asked).toHaveLength(1)
  expect((await solana.received()) - before).toBe(3_000_002n)
})
