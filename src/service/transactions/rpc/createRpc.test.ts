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
  ['more than it may', async () => new Response(new Uint8Array(17 * 1024 * 1024))],
])('R15 goes on asking a node that answers %s', async (_, answer) => {
  const { stage, times } = start(answer)
  await times(7)
  expect(stage.asked).toBe(7)
})

test('F2 asks a node that limits requests three times, and no longer than a request can wait', async () => {
  const { stage, call } = start(async () => new Response('slow down', { status: 429 }))
  const limited = { name: 'RpcUnreachableError', message: 'it limits requests', verdict: 'up' }
  expect(await call()).toMatchObject(limited)
  expect(stage.asked).toBe(3)
  const headers = { 'retry-after': '30' }
  stage.answer = async () => Response.json({ error: { code: -32005 } }, { status: 429, headers })
  expect(await call()).toMatchObject({ ...limited, retryAfterMs: 30_000 })
  expect(stage.asked).toBe(4)
  let asked = 0
  stage.answer = async () =>
    ++asked < 3
      ? Response.json({ error: { code: -32005, message: 'Node is behind by 42 slots' } })
      : Response.json({ result: '0x7', error: null })
  expect(await call()).toBe('0x7')
})

test('F6 reads a result beside an error that is null', async () => {
  const { call } = start(async () => Response.json({ jsonrpc: '2.0', result: [], error: null }))
  expect(await call()).toEqual([])
})

test('F1 tells whether a request to broadcast may have arrived', async () => {
  const refusedConnection = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  const upstreams = createUpstreams({ clock: { nowMs: () => 0 }, onError: () => undefined })
  const failures: unknown[] = [refusedConnection, new TypeError('fetch failed')]
  const fetch = () => Promise.reject(failures.shift() ?? refusedConnection)
  const chains = createChains({ [CAIP2]: 'https://node.example' }, fetch, upstreams)
  const send = () => chains.rpcOf(CAIP2)?.broadcast('eth_sendRawTransaction', ['0x'])
  expect(await send()).toMatchObject({ httpStatus: null, wasSent: false })
  expect(await send()).toMatchObject({ httpStatus: null, wasSent: true })
  // five failures open the breaker, which lets nothing out
  for (let n = 0; n < 4; n++) await send()
  expect(await send()).toMatchObject({ httpStatus: null, wasSent: false })
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
