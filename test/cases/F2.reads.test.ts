import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChainRpc } from '../../src/core/wallet/sending/chainRpc.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const result = { jsonrpc: '2.0', id: 1, result: '0x5208' }
const limit = { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'limit exceeded' } }

/** A node that gives these responses, one after the other and the last for ever, and the times at which it was asked. */
function nodeThatSays(...responses: (() => Response)[]) {
  const [startedMs, askedAt]: [number, number[]] = [Date.now(), []]
  const fetch: typeof globalThis.fetch = async () => {
    const next = responses[Math.min(askedAt.length, responses.length - 1)]
    askedAt.push(Date.now() - startedMs)
    if (!next) throw new TypeError('no response')
    return next()
  }
  return { askedAt, rpc: createChainRpc({ rpcUrl: 'https://node.example/' }, { fetch }) }
}

const says = (value: unknown, init?: ResponseInit) => () =>
  new Response(JSON.stringify(value), init)

test.each([
  ['429 in words', () => new Response('Too many requests', { status: 429 }), 500],
  ['429 with Retry-After', says(limit, { status: 429, headers: { 'retry-after': '3' } }), 3000],
  ['503', () => new Response('busy', { status: 503 }), 500],
  ['-32005', says(limit), 500],
])('F2 createChainRpc: a node that says %s is asked again', async (_, busy, afterMs) => {
  const { rpc, askedAt } = nodeThatSays(busy, says(result))
  const answer = rpc.request('eth_estimateGas')
  await vi.runAllTimersAsync()
  expect(await answer).toBe('0x5208')
  expect(askedAt).toEqual([0, afterMs])
})

test.each([
  ['is busy for ever', says(limit, { status: 429 }), [0, 500, 2000]],
  ['asks for a minute', says(limit, { status: 429, headers: { 'retry-after': '60' } }), [0]],
  [
    'says no',
    says({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } }),
    [0],
  ],
])('F2 createChainRpc: a node that %s is asked no more than that', async (_, busy, times) => {
  const { rpc, askedAt } = nodeThatSays(busy)
  const answer = rpc.request('eth_estimateGas').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await answer).toMatchObject({ code: expect.stringMatching(/^CHAIN_/) })
  expect(askedAt).toEqual(times)
})

test('F2 createChainRpc: a caller who leaves meanwhile is let go at once', async () => {
  const { rpc, askedAt } = nodeThatSays(says(limit, { status: 429 }))
  const controller = new AbortController()
  const answer = rpc
    .request('eth_estimateGas', [], controller.signal)
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  expect(await answer).toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(askedAt.length).toBeLessThan(3)
})
