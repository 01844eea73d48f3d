import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a receiver of webhooks on a loopback address. Every other path fails at once, the rest never answer.
 *
 * @returns its URL.
 */
export async function startSlowReceiver(): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume()
    if (/[02468]$/.test(incoming.url ?? '')) outgoing.writeHead(500).end()
  })
  const host = '127.0.0.3'
  await once(server.listen(0, host), 'listening')
  const { port } = Object(server.address()) satisfies AddressInfo
  return `http://${host}:${port}`
}
