import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** How an attacker keeps a connection: a head that does not end, and a body that does not come. */
const beginnings = [
  'POST /v1/account HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  'POST /v1/account HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
]

export type Held = { readonly socket: Socket; readonly ended: Promise<void>; heard(): string }

/** Opens so many connections that send almost nothing, half of them of each kind. */
export async function holdConnections(port: number, count: number): Promise<readonly Held[]> {
  const held: Held[] = []
  for (let number = 0; number < count; number++) {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    // a connection that is reset has ended as well
    const ended = new Promise<void>((resolve) => {
      socket.on('error', () => undefined).once('close', () => resolve())
    })
    await once(socket, 'connect')
    socket.write(beginnings[number % beginnings.length] ?? '')
    held.push({ socket, ended, heard: () => heard })
  }
  return held
}

/** Has each of them send one more character. */
export function drip(held: readonly Held[]): void {
  for (const { socket } of held) if (!socket.destroyed) socket.write('a')
}
