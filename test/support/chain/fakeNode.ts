import { createServer } from 'node:http'
import { keccak256 } from 'viem'

type Answer = (params: readonly unknown[]) => unknown

/** How a node misleads while it takes what it is sent. */
type Misbehavior = {
  /** It ends the connection after it has taken the bytes. */
  readonly losesResponses?: boolean
  /** It answers null to every look-up, as a replica does that is behind. */
  readonly isBehind?: boolean
  /** It says `already known` of bytes that it drops. */
  readonly drops?: boolean
}

/** A node of Ethereum's main chain that keeps what it is sent, includes what it is told to, and answers as badly as a test wants. */
export function fakeNode() {
  const received = new Map<string, string>()
  const included = new Set<string>()
  let failure: (() => Response) | null = null
  let holdsSends = false
  let isSilent = false
  let refusal: string | null = null
  let misbehavior: Misbehavior = {}
  let port = 0

  const answers: Readonly<Record<string, Answer>> = {
    eth_chainId: () => '0x1',
    eth_blockNumber: () => '0x64',
    // whoever says that a nonce is too low shows it as used in every block
    eth_getTransactionCount: ([, block]) =>
      block !== 'pending' && refusal?.startsWith('nonce too low') ? '0x6' : '0x0',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x7' }),
    eth_estimateGas: () => '0x5208',
    eth_sendRawTransaction: ([raw]) => {
      if (refusal !== null) throw new Error(refusal)
      if (misbehavior.drops) throw new Error('already known')
      const hash = keccak256(`0x${String(raw).slice(2)}`)
      if (received.has(hash)) throw new Error('already known')
      received.set(hash, String(raw))
      return hash
    },
    eth_getTransactionByHash: ([hash]) =>
      !misbehavior.isBehind && received.has(String(hash)) ? { hash } : null,
    eth_getTransactionReceipt: ([hash]) =>
      !misbehavior.isBehind && included.has(String(hash))
        ? { status: '0x1', blockNumber: '0x1' }
        : null,
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
    const text = JSON.stringify({ jsonrpc: '2.0', id, ...outcome(method, params) })
    const isLost = misbehavior.losesResponses && method === 'eth_sendRawTransaction'
    return void (isLost ? response.destroy() : response.end(text))
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
    /** Refuses everything that it is sent, in these words; null takes it. */
    refuseSends: (message: string | null) => {
      refusal = message
    },
    /** From now on it misleads in these ways, and in no other. */
    misbehave: (how: Misbehavior) => {
      misbehavior = how
    },
    /** Its pool is lost, as after a restart. */
    restart: () => received.clear(),
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
