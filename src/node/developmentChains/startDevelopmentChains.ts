import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ethereumCaip2 } from '../../wire/fields/caip2.ts'
import { listenNear } from '../http/listenNear.ts'
import type { ChainBackend } from './chainBackend.ts'
import { findAnvil } from './findAnvil.ts'
import { isSolanaInstalled } from './isSolanaInstalled.ts'

/** Chains on this machine, for development and tests: each is a URL of its own. */
export type DevelopmentChains = {
  /** By CAIP-2. */
  readonly rpcUrls: Readonly<Record<string, string>>
  close(): Promise<void>
}

export type DevelopmentChainsOptions = {
  /** The port that they take if nobody else has it; 0 takes any. */
  readonly port: number
  /** Hears what went wrong inside. */
  readonly onError: (error: unknown) => void
}

const SOLANA_CHAINS = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]
const MAX_BODY_BYTES = 4 * 1024 * 1024

/**
 * Offers every chain that the wire knows on a port of its own. It listens at once; a chain starts with the first request
 * to it, is empty, and forgets all at the end.
 *
 * @returns null when neither of the programs that run chains is installed: they are not among what an app installs.
 */
export async function startDevelopmentChains({
  port,
  onError,
}: DevelopmentChainsOptions): Promise<DevelopmentChains | null> {
  const anvil = findAnvil()
  const names = [
    ...(anvil === null ? [] : ethereumCaip2.options),
    ...(isSolanaInstalled() ? SOLANA_CHAINS : []),
  ]
  if (names.length === 0) return null
  const backends = new Map<string, Promise<ChainBackend>>()

  function backendOf(caip2: string): Promise<ChainBackend> {
    const known = backends.get(caip2)
    if (known) return known
    const starting = startBackend(caip2, anvil ?? '')
    backends.set(caip2, starting)
    starting.catch(() => backends.delete(caip2)) // the request that started it has the failure
    return starting
  }

  const server = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      onError(error)
      if (!response.headersSent) response.writeHead(502).end()
    }
  })
  const { url, port: taken } = await listenNear(server, port)
  // Names that lead to this machine and to no other: a page from elsewhere cannot speak under them.
  const hosts = [`localhost:${taken}`, `127.0.0.1:${taken}`]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const caip2 = decodeURIComponent((request.url ?? '').slice(1))
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const isAsked = request.method === 'POST' && hosts.includes(request.headers.host ?? '')
    const body = isAsked && names.includes(caip2) ? await textOf(request) : null
    if (body === null) return void response.writeHead(404).end()
    const text = await (await backendOf(caip2)).answer(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  }

  return {
    rpcUrls: Object.fromEntries(names.map((name) => [name, `${url}/${name}`])),
    close: async () => {
      const ended = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await ended
      for (const starting of backends.values())
        await starting.then(
          (backend) => backend.close(),
          () => undefined,
        )
    },
  }
}

async function startBackend(caip2: string, anvil: string): Promise<ChainBackend> {
  const [namespace, reference = ''] = caip2.split(':')
  if (namespace === 'eip155') return (await import('./startAnvil.ts')).startAnvil(anvil, reference)
  return (await import('./createSolanaChain.ts')).createSolanaChain()
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
