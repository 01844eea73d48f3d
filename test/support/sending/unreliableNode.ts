import { createServer, type ServerResponse } from 'node:http'
import { keccak256 } from 'viem'
import type { ChainBackend } from '../../../src/node/developmentChains/chainBackend.ts'
import type { numbersFrom } from '../numbersFrom.ts'
import { solanaSignature } from './solanaSignature.ts'

type Request = { readonly id: unknown; readonly method: string; readonly params: unknown[] }

/** How many blocks a replica lags behind. */
const LAG_BLOCKS = 2
const isBroadcast = (method: string) =>
  method === 'eth_sendRawTransaction' || method === 'sendTransaction'
const isLookup = (method: string) =>
  ['eth_getTransactionReceipt', 'eth_getTransactionByHash', 'getSignatureStatuses'].includes(method)

/** The name of the transaction that a request broadcasts: its hash, on Solana its first signature. */
export function nameOf(method: string, params: readonly unknown[]): string {
  const isEthereum = method.startsWith('eth_')
  return isEthereum ? keccak256(`0x${String(params[0]).slice(2)}`) : solanaSignature(params)
}

/**
 * A node over HTTP in front of a real chain, which behaves as badly as the worst of the reports: it loses one response in three
 * after it has done what was asked, says `already known` of bytes that it drops, null of what it has, lags by two blocks, limits
 * requests, fails inside, and restarts with an empty pool.
 */
export async function startUnreliableNode(
  backend: ChainBackend,
  below: ReturnType<typeof numbersFrom>,
) {
  let isCalm = false
  let isDown = false
  /** Names of the transactions whose bytes arrived here. */
  const arrived = new Set<string>()
  /** All bytes that were heard of, by name: on Ethereum hex with 0x, on Solana base64. */
  const bytes = new Map<string, string>()
  const counts = { requests: 0, lost: 0, lies: 0, nulls: 0, lagging: 0, refused: 0, restarts: 0 }

  async function ask(method: string, params: unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { result, error } = JSON.parse(await backend.answer(body))
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  /** What a replica says that is two blocks behind. */
  async function behind({ method, params }: Request): Promise<unknown> {
    const head = Math.max(0, Number(await ask('eth_blockNumber', [])) - LAG_BLOCKS)
    const height = `0x${head.toString(16)}`
    if (method === 'eth_blockNumber') return height
    if (method === 'eth_getTransactionCount' && !String(params[1]).startsWith('0x'))
      return ask(method, [params[0], height])
    const found = await ask(method, params)
    const { blockNumber } = Object(found)
    return typeof blockNumber === 'string' && Number(blockNumber) > head ? null : found
  }

  /** The body of a response; null for one that is lost. */
  async function outcome(request: Request): Promise<object | null> {
    const { method, params } = request
    const reply = async () => JSON.parse(await backend.answer(JSON.stringify(request)))
    if (isBroadcast(method)) bytes.set(nameOf(method, params), String(params[0]))
    if (isCalm) return reply()
    const isEthereum = method.startsWith('eth_')
    if (isBroadcast(method)) {
      if (below(8) === 0) {
        counts.lies++
        return isEthereum
          ? { error: { code: -32000, message: 'already known' } }
          : { error: { code: -32002, message: 'x', data: { err: 'AlreadyProcessed' } } }
      }
      if (below(10) === 0) {
        counts.refused++
        return { error: { code: -32005, message: 'Node is behind by 42 slots' } }
      }
      arrived.add(nameOf(method, params))
    }
    const isLagging = isEthereum && !isBroadcast(method) && below(4) === 0
    if (isLagging) counts.lagging++
    const response = isLagging ? { result: await behind(request) } : await reply()
    if (isLookup(method) && below(6) === 0) {
      counts.nulls++
      return { result: isEthereum ? null : { ...response.result, value: [null] } }
    }
    if (below(3) === 0) {
      counts.lost++
      return null
    }
    if (below(30) === 0) {
      counts.refused++
      return { error: { code: -32603, message: 'Internal error' } }
    }
    return response
  }

  async function respond(text: string, response: ServerResponse): Promise<void> {
    counts.requests++
    const request: Request = JSON.parse(text)
    const body = await outcome(request)
    if (body === null || isDown) return void response.destroy()
    response.end(JSON.stringify({ jsonrpc: '2.0', ...body, id: request.id }))
  }

  const server = createServer(async (request, response) => {
    if (isDown) return void response.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await respond(Buffer.concat(chunks).toString(), response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    arrived: arrived as ReadonlySet<string>,
    bytes: bytes as ReadonlyMap<string, string>,
    /** Asks the chain behind it, which is healthy. */
    ask,
    /** Ends every connection and forgets its pool; it is there again after `resume`. */
    restart: async (emptyPool: () => Promise<unknown>) => {
      counts.restarts++
      isDown = true
      server.closeAllConnections()
      await emptyPool()
    },
    resume: () => {
      isDown = false
    },
    /** From now on it behaves. */
    calm: () => {
      isCalm = true
      isDown = false
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
