import { expect, test, vi } from 'vitest'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { createDeferred } from '../../src/lib/deferred.ts'
import { FAR_CAIP2, type Person } from '../support/adapters/adapterStage.ts'
import { type Fault, type KitPage, openPage } from '../support/sending/kitPages.ts'
import {
  isLookUp,
  isSend,
  loseResponse,
  passPatience,
  respond,
} from '../support/sending/lineFaults.ts'
import { prepareSending } from '../support/sending/prepareSending.ts'

const HOURS_MS = 3 * 60 * 60_000

let person: Person
prepareSending((_stage, preparedPerson) => {
  person = preparedPerson
})

const pay = async ({ kit }: KitPage, to: string): Promise<unknown> => {
  const chains = kit.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  const provider = createLatchkitProvider(kit, { initialChain: FAR_CAIP2, chains })
  const { address } = await person.ethereum()
  const params = [{ from: address, to, value: '0x1' }]
  return provider.request({ method: 'eth_sendTransaction', params })
}

/** Pays, and sets the clock of the device back while the first request to broadcast is answered. */
async function payWhileClockIsSetBack(page: KitPage, to: string, onSend: Fault) {
  const sends: string[] = []
  const isSent = createDeferred<void>()
  page.fault = (request, forward) => {
    if (isLookUp(request.method)) return loseResponse()
    if (!isSend(request.method)) return null
    if (sends.push(String(request.params[0])) === 1) {
      vi.setSystemTime(Date.now() - HOURS_MS)
      isSent.resolve()
    }
    return onSend(request, forward)
  }
  const paying = pay(page, to).catch((error: unknown) => error)
  await isSent.promise
  await passPatience()
  const outcome = await Promise.race([paying, 'nothing yet'])
  page.leave()
  vi.setSystemTime(Date.now() + HOURS_MS)
  return { outcome, sends }
}

test('F2 followBytes: a clock that is set back keeps nobody waiting whose bytes never left', async () => {
  const page = await openPage(person.kit)
  const limit = { error: { code: -32005, message: 'rate limit exceeded' } }
  const { outcome, sends } = await payWhileClockIsSetBack(page, `0x${'a1'.repeat(20)}`, () =>
    Promise.resolve(respond(limit)),
  )
  expect(outcome).toMatchObject({ code: -32005 })
  expect(sends.length).toBeGreaterThan(2)
})

test('F2 followBytes: a clock that is set back stops no repetition of bytes that may be out', async () => {
  const page = await openPage(person.kit)
  const { outcome, sends } = await payWhileClockIsSetBack(page, `0x${'a2'.repeat(20)}`, () =>
    loseResponse(),
  )
  expect(outcome).toMatchObject({ code: 4901, data: { hash: expect.stringMatching(/^0x/) } })
  expect(sends.length).toBeGreaterThan(2)
  expect(new Set(sends).size).toBe(1)
})
