import { createServer, type ServerResponse } from 'node:http'

/** What a node does with one request. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  /** An HTTP response as it is. */
  | { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  /** The request is read, and the connection ends without a response. */
  | 'lost'

/** Decides by method, parameters, and how often the method was asked before; undefined leaves it to the usual response. */
export type Script = (
  method: string,
  params: readonly unknown[],
  before: number,
) => Outcome | undefined

/** What a healthy node of either kind of chain says, on which nothing ever gets into a block. */
const usual: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x64',
  eth_getTransactionCount: '0x0',
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_gasPrice: '0x3b9aca07',
  eth_getBlockByNumber: { baseFeePerGas: '0x7' },
  eth_estimateGas: '0x5208',
  getLatestBlockhash: {
    context: { slot: 400 },
    value: { blockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM', lastValidBlockHeight: 500 },
  },
  getSignatureStatuses: { context: { slot: 400 }, value: [null] },
  getEpochInfo: { absoluteSlot: 400, blockHeight: 350 },
}

/** A node over HTTP that does what a test scripts. Nodes are mocks here that answer as reports describe. */
export async function startScriptedNode(script: Script = () => undefined) {
  const requests: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const stage = { script }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    const before = requests.filter((one) => one.method === method).length
    requests.push({ method, params })
    const outcome = stage.script(method, params, before) ?? { result: usual[method] ?? null }
    respond(response, id, outcome)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/secret-key`,
    requests,
    /** The parameters of every request of a method. */
    asked: (method: string) =>
      requests.filter((one) => one.method === method).map(({ params }) => params),
    play: (next: Script) => {
      stage.script = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function respond(response: ServerResponse, id: unknown, outcome: Outcome): void {
  if (outcome === 'lost') return void response.destroy()
  if ('status' in outcome) {
    const { status, body, headers } = outcome
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    return void response.writeHead(status, headers).end(text)
  }
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
}
