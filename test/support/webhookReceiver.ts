import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { IncomingWebhook } from '../../src/crypto/webhook/verifyWebhook.ts'

/** A server for webhooks on this machine, on a free port. */
export async function startWebhookReceiver(
  receive: (webhook: IncomingWebhook, response: ServerResponse) => Promise<void>,
  isDropped: (request: IncomingMessage) => boolean = () => false,
) {
  const server = createServer(async (request, response) => {
    if (isDropped(request)) {
      request.socket.destroy()
      return
    }
    const body = await buffer(request).catch(() => null)
    if (body) await receive({ headers: request.headers, body }, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
