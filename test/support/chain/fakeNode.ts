import { createServer } from 'node:http'
import { keccak256 } from 'viem'

type Answer = (params: readonly unknown[]) => unknown

/** A node that keeps what it is sent, includes what it is told to, and answers as badly as a test wants. */
export function fakeNode() {
  const received = new Map<string, string>()
  const included = new Set<string>()
  let failure: (() => Response) | null = null
  let holdsSends = false
  let isSilent = false
  let port = 0

  const answers: Readonly<Record<string, Answer>> = {
    eth_getTransactionCount: () => '0x0',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x7' }),
    eth_estimateGas: () => '0x5208',
    eth_sendRawTransaction: ([raw]) => {
      const hash = keccak256(`0x${String(raw).slice(2)}`)
      if (received.has(hash)) throw new Error('already known')
      received.set(hash, String(raw))
      return hash
    },
    eth_getTransactionByHash: ([hash]) => (received.has(String(hash)) ? { hash } : null),
    eth_getTransactionReceipt: ([hash]) =>
      included.has(String(hash)) ? { status: '0x1', blockNumber: '0x1' } : null,
  }

  const server = createServer(async (request, response) => {
    if (isSilent) return
    if (failure) {
      const { status } = failure()
      return void response.writeHead(status).end('down')
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    if (holdsSends && method === 'eth_sendRawTransaction')
      return void response.writeHead(503).end('later')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome(method, params) }))
  })

  function outcome(method: string, params: readonly unknown[]): object {
    try {
      return { result: answers[method]?.(params) ?? null }
    } catch (error) {
      return { error: { code: -32000, message: error instanceof Error ? error.message : '' } }
    }
  }

  return {
    received,
    include: (hash: string) => void included.add(hash),
    fail: (how: (() => Response) | null) => {
      failure = how
    },
    /** Whether it answers nothing when it is to send. */
    holdSends: (holds: boolean) => {
      holdsSends = holds
    },
    /** Whether it takes questions and says nothing to them. */
    silence: (silent: boolean) => {
      isSilent = silent
    },
    url: () => `http://127.0.0.1:${port}/secret-key`,
    start: () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          port = typeof address === 'object' && address ? address.port : 0
          resolve()
        })
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
