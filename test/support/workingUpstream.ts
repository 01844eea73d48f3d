import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../src/node/http/listen.ts'
import type { TestIssuer } from './testIssuer.ts'

/** A server on the other side that does as it should. */
export type WorkingUpstream = {
  /** How many calls have come: a client of HTTP may open a connection before it has anything to ask. */
  calls(): number
  close(): void
}

/** Takes every message. */
export async function startWorkingMail(port: number): Promise<WorkingUpstream> {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] })
  let calls = 0
  smtp.server.on('connection', () => calls++)
  await once(smtp.listen(port, '127.0.0.1'), 'listening')
  return { calls: () => calls, close: () => void smtp.close() }
}

/** Answers every request. */
export async function startWorkingHttp(
  wantedPort: number,
  answer: RequestListener,
): Promise<WorkingUpstream & { readonly port: number }> {
  const server = createServer(answer)
  let calls = 0
  server.on('request', () => calls++)
  const { port } = await listen(server, '127.0.0.1', wantedPort)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port, calls: () => calls, close }
}

export const takeSms: RequestListener = (_, response) => void response.writeHead(201).end()

export const answerRpc: RequestListener = async (request, response) => {
  const { id } = JSON.parse(await text(request))
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x7' }))
}

/** Serves the documents of an issuer. */
export function answerAs(issuer: TestIssuer): RequestListener {
  return async (request, response) => {
    const document = await issuer.fetch(new Request(`${issuer.issuer}${request.url}`))
    response.writeHead(document.status).end(await document.text())
  }
}
