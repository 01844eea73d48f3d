import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody has, for a program that cannot say which one it took. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return address.port
}
