import { expect, test } from 'vitest'
import { createUpstreams } from '../../upstreams/createUpstreams.ts'
import { createChains } from './createChains.ts'

const CAIP2 = 'eip155:1'

/** Two chains on a fake node, and how often it was asked. */
function start(answer: (request: Request) => Promise<Response>) {
  const clock = { time: 0, nowMs: () => clock.time }
  const changes: unknown[] = []
  const upstreams = createUpstreams({ clock, onError: (error) => changes.push(error) })
  const rpcUrls = { [CAIP2]: 'https://node.example/secret', 'eip155:10': 'https://node.example/op' }
  const stage = { asked: 0, answer, clock, changes }
  const chains = createChains(
    rpcUrls,
    (request) => {
      stage.asked++
      return stage.answer(request)
    },
    upstreams,
  )
  const call = (method = 'eth_blockNumber', caip2 = CAIP2) =>
    chains
      .rpcOf(caip2)
      ?.call(method, [])
      .catch((error: unknown) => error)
  return {
    stage,
    call,
    times: async (count: number, method?: string) => {
      for (let n = 0; n < count; n++) await call(method)
    },
  }
}

const rpcError = { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } }
const late = () => Promise.reject(new DOMException('', 'TimeoutError'))

test.each<[string, () => Promise<Response>, string]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'it did not answer'],
  ['is late', late, 'it did not answer in time'],
  ['answers 503', async () => new Response('no', { status: 503 }), 'it did not answer in JSON-RPC'],
])('R15 leaves a node alone that %s five times', async (_, answer, message) => {
  const { stage, call, times } = start(answer)
  await times(20)
  expect(stage.asked).toBe(5)
  expect(await call()).toMatchObject({ name: 'RpcUnreachableError', message })
  // the other chain of the same host is another upstream
  await call('eth_blockNumber', 'eip155:10')
  expect(stage.asked).toBe(6)
  stage.answer = async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
  stage.clock.time += 10_000
  expect(await call()).toBe('0x1')
  // what is logged names the chain, and not the address
  expect(stage.changes).toMatchObject([{ upstream: CAIP2 }, { upstream: CAIP2 }])
  expect(String(stage.changes)).not.toContain('secret')
})

test.each<[string, () => Promise<Response>]>([
  ['an error in JSON-RPC', async () => Response.json(rpcError)],
  ['one with a status of 500', async () => Response.json(rpcError, { status: 500 })],
  ['401', async () => new Response('no', { status: 401 })],
  ['429', async () => new Response('slow down', { status: 429 })],
  ['more than it may', async () => new Response(new Uint8Array(17 * 1024 * 1024))],
])('R15 goes on asking a node that answers %s', async (_, answer) => {
  const { stage, times } = start(answer)
  await times(7)
  expect(stage.asked).toBe(7)
})

test.each(['eth_call', 'eth_estimateGas', 'debug_traceCall', 'debug_traceTransaction'])(
  'R15 does not hold against a node how long %s takes, which runs what a caller wrote',
  async (method) => {
    const { stage, times } = start(late)
    await times(20, method)
    expect(stage.asked).toBe(20)
    // nor does it speak for the node
    await times(4)
    await times(1, method)
    await times(2)
    expect(stage.asked).toBe(26)
  },
)
