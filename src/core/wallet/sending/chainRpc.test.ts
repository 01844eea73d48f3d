import { expect, test, vi } from 'vitest'
import { createChainRpc } from './chainRpc.ts'

const URL_WITH_KEY = 'https://node.example/secret-key'

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  return { fetch, rpc: createChainRpc({ rpcUrl: URL_WITH_KEY }, { fetch, timeoutMs: 50 }) }
}

const json = (value: unknown) => new Response(JSON.stringify(value))

test('asks without cookies, referrer and redirects, and answers with the result', async () => {
  const { rpc, fetch } = answering(() => json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  expect(await rpc.request('eth_chainId')).toBe('0x1')
  expect(fetch).toHaveBeenCalledWith(
    URL_WITH_KEY,
    expect.objectContaining({
      method: 'POST',
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    }),
  )
})

test('asks by the fetch of the page, which answers nobody who calls it as a method', async () => {
  function fetchOfBrowsers(this: unknown): Promise<Response> {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
    return Promise.resolve(json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  }
  vi.stubGlobal('fetch', fetchOfBrowsers)
  const rpc = createChainRpc({ rpcUrl: URL_WITH_KEY }, {})
  expect(await rpc.request('eth_chainId').finally(vi.unstubAllGlobals)).toBe('0x1')
})

test('passes on what the node says when it refuses', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const { rpc } = answering(() => json({ id: 1, error }))
  await expect(rpc.request('eth_call')).rejects.toMatchObject({
    code: 'CHAIN_REFUSED',
    rpcCode: 3,
    details: 'execution reverted',
    data: '0x08c379a0',
  })
})

test('keeps no more of what a node says than the beginning', async () => {
  const { rpc } = answering(() => json({ error: { code: 3, message: 'x'.repeat(100_000) } }))
  await expect(rpc.request('eth_call')).rejects.toMatchObject({ details: 'x'.repeat(500) })
})

test.each([
  ['no answer', () => Promise.reject(new TypeError(`fetch failed: ${URL_WITH_KEY}`))],
  ['an answer that is late', () => new Promise<Response>(() => undefined)],
  ['no JSON', () => new Response('<html>')],
  ['JSON that is no answer', () => json({ id: 1 })],
  ['a list', () => json([])],
])('is unreachable with %s, and never names its address', async (_name, answer) => {
  const fetch: typeof globalThis.fetch = (_url, init) =>
    Promise.race([
      answer(),
      new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
    ])
  const rpc = createChainRpc({ rpcUrl: URL_WITH_KEY }, { fetch, timeoutMs: 50 })
  const failure = await rpc.request('eth_chainId').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  expect(JSON.stringify(failure) + String(failure)).not.toContain('secret-key')
  expect(Object(failure).cause).toBeUndefined()
})

test('says with which status a node answers what is no JSON-RPC', async () => {
  const { rpc } = answering(() => new Response('Too many requests', { status: 429 }))
  await expect(rpc.request('eth_chainId')).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    details: 'It is no JSON-RPC, with HTTP status 429.',
  })
})

test('is unreachable where the app names no node, and aborted when the caller says so', async () => {
  const nowhere = createChainRpc({ rpcUrl: null }, {})
  await expect(nowhere.request('eth_chainId')).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  const { rpc } = answering(() => Promise.reject(new TypeError('stopped')))
  const stopped = rpc.request('eth_chainId', [], AbortSignal.abort())
  await expect(stopped).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
})
