import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpStatusError } from '../../../errors/http.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import type { Latchkit } from '../../latchkit.ts'
import { watchSend } from './watchSend.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unknown = () =>
  new HttpStatusError({ status: 404, wireCode: 'SEND_TRANSACTION_NOT_FOUND', details: 'none' })
const sending = { txStatus: 'BROADCASTING', eth: { txHash: '0xab' } }
const included = { txStatus: 'INCLUDED', eth: { txHash: '0xab' } }

/** Watches while a service gives these answers, one after the other, and the last one for good; for five minutes. */
async function watch(...answers: readonly object[]) {
  const left = [...answers]
  const query = vi.fn<Latchkit['query']>().mockImplementation(async () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return answer as never
  })
  const stop = new AbortController()
  const end = watchSend({ query }, 'status-1', () => undefined, stop.signal).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(300_000)
  const asked = query.mock.calls.length
  stop.abort()
  return { end: await end, asked }
}

const times = (count: number, make: () => object) => Array.from({ length: count }, make)

test('gives up on an id that the service does not know, asked ten times', async () => {
  const { end, asked } = await watch(unknown())
  expect(end).toMatchObject({ code: 'INVALID_RESPONSE', cause: { code: 'HTTP_STATUS' } })
  expect(asked).toBe(10)
})

test('does not lose one that the service knows a moment later', async () => {
  const { end, asked } = await watch(...times(9, unknown), included)
  expect(end).toMatchObject({ at: 'included', hash: '0xab' })
  expect(asked).toBe(10)
})

test('counts only what comes in a row', async () => {
  const { end } = await watch(...times(9, unknown), sending, ...times(9, unknown), included)
  expect(end).toMatchObject({ at: 'included' })
})

test.each([
  ['no answer', new NetworkFailedError()],
  ['a failing service', new HttpStatusError({ status: 503 })],
])('goes on for as long as there is %s', async (_name, error) => {
  const { end, asked } = await watch(error)
  expect(asked).toBeGreaterThan(250)
  expect(end).toMatchObject({ code: 'REQUEST_ABORTED' })
})
