import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { admitConnections } from './admitConnections.ts'
import { listen } from './listen.ts'

/** A server whose own listener writes down whom it was handed. */
function start() {
  const server = createServer()
  const handed: string[] = []
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => handed.push(String(socket.remoteAddress)))
  const admission = admitConnections(server)
  const come = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket)
    return socket
  }
  return { server, handed, come, admission }
}

test('hands over connections that come together one by one, of each address in turn', async () => {
  const { handed, come } = start()
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) come(address)
  for (let turn = 0; handed.length < 4; turn++) {
    expect(handed.length).toBeLessThanOrEqual(turn)
    await nextTurn()
  }
  expect(handed).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1'])
})

test('counts the addresses of one IPv6 network as one, and those of IPv4 by themselves', async () => {
  const { handed, come } = start()
  const own = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '192.0.2.1', '192.0.2.2']
  for (const address of own) come(address)
  while (handed.length < own.length) await nextTurn()
  expect(handed).toEqual([own[0], own[3], own[4], own[1], own[2]])
})

test('reads from a connection once it was handed over, and hands over none that has ended', async () => {
  const { handed, come } = start()
  const [first, ended, last] = [come('192.0.2.1'), come('192.0.2.2'), come('192.0.2.3')]
  ended.destroy(new Error('reset'))
  expect(first.readableFlowing).not.toBe(true)
  while (handed.length < 2) await nextTurn()
  expect(handed).toEqual(['192.0.2.1', '192.0.2.3'])
  for (const socket of [first, last]) expect(socket.readableFlowing).toBe(true)
})

test('lets nobody wait for connections that were reset before they said anything', async () => {
  const server = createServer((_incoming, outgoing) => outgoing.end('heard'))
  let pauses = 0
  admitConnections(server, (next) => {
    pauses++
    setImmediate(next)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  let accepted = 0
  server.on('connection', () => accepted++)
  const { port, url } = await listen(server, '127.0.0.1', 0)
  const opened = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
  const ends = opened.map((socket) => socket.resetAndDestroy())
  while (accepted < ends.length) await nextTurn()
  expect(await (await fetch(url)).text()).toBe('heard')
  expect(pauses).toBeLessThanOrEqual(1)
})

test('holds 2,048 connections, and hands over those that are more as they come', async () => {
  const { handed, come } = start()
  for (let i = 0; i < 3000; i++) come(i === 2999 ? '192.0.2.2' : '192.0.2.1')
  await nextTurn()
  expect(handed.length).toBeGreaterThanOrEqual(3000 - 2048)
  while (!handed.includes('192.0.2.2')) await nextTurn()
  expect(handed.length).toBeLessThan(1000)
})

test('ends the connections of a slow address that wait when it is told to, and no others', async () => {
  const { handed, come, admission } = start()
  admission.slowDown('192.0.2.1')
  const slow = come('192.0.2.1')
  const other = come('192.0.2.2')
  await nextTurn()
  admission.endSlow()
  while (handed.length < 1) await nextTurn()
  expect(handed).toEqual(['192.0.2.2'])
  expect([slow.destroyed, other.destroyed]).toEqual([true, false])
})

test('loses nothing that was sent before a connection is handed over', async () => {
  const server = createServer((incoming, outgoing) => {
    incoming
      .resume()
      .on('end', () =>
        outgoing.writeHead(200, { 'content-length': incoming.url?.length }).end(incoming.url),
      )
  })
  admitConnections(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = await listen(server, '127.0.0.1', 0)
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n`
      socket.write(head + ' '.repeat(60_000))
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk
      })
      socket.on('error', reject).on('close', () => resolve(text))
    })
  const paths = Array.from({ length: 50 }, (_, i) => `/${i}`)
  const answers = await Promise.all(paths.map(ask))
  for (const [i, answer] of answers.entries()) expect(answer).toContain(`\r\n\r\n/${i}`)
})
