import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartRefused } from '../../service/startRefused.ts'

/** How many connections may wait to be taken: as many as a crowd opens at once, so that none of them is dropped unheard. */
const BACKLOG = 4096

/** Where a server listens. */
export type ListenAddress = {
  readonly port: number
  /** The address to show to people. */
  readonly url: string
  /** The address under which this very process reaches it. */
  readonly localUrl: string
}

/**
 * Starts to listen.
 *
 * @throws StartRefused when the port is taken, is not to be had, or the host is not of this machine.
 */
export async function listen(server: Server, host: string, port: number): Promise<ListenAddress> {
  server.listen(port, host, BACKLOG)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new StartRefused(sentenceFor(cause, host, port), cause)
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const shown = ['127.0.0.1', 'localhost', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address
  return {
    port: address.port,
    url: `http://${bracketed(shown)}:${address.port}`,
    localUrl: `http://${bracketed(local)}:${address.port}`,
  }
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the other program, or choose another port with --port.`
    case 'EACCES':
      return `Port ${port} may not be used without more rights. Choose a port above 1023 with --port.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Choose another one with --host.`
    default:
      return `The service cannot listen on ${host}, port ${port}.`
  }
}
