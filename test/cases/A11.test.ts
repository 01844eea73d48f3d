import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/node/environment.ts'
import { createLog } from '../../src/node/log.ts'
import { type RunningService, serve } from '../../src/node/serve.ts'

describe('two Host headers', () => {
  let running: RunningService
  beforeAll(async () => {
    const log = createLog({ writeText: () => undefined, nowMs: Date.now })
    running = await serve({ memory: true, port: 0, environment: readEnvironment({}), log })
  }, 60_000)
  afterAll(() => running.close())

  async function send(...hosts: string[]): Promise<string> {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const lines = hosts.map((host) => `${host}\r\n`).join('')
    socket.write(`GET /health HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    let text = ''
    for await (const piece of socket) text += piece
    return text.split('\r\n')[0] ?? ''
  }

  test('one is answered, two are 400, whichever comes first and however it is spelled', async () => {
    expect(await send('Host: localhost')).toBe('HTTP/1.1 200 OK')
    expect(await send('Host: localhost', 'Host: localhost')).toContain('400')
    expect(await send('Host: localhost', 'host: evil.example')).toContain('400')
    expect(await send('HOST: evil.example', 'X-A: b', 'Host: localhost')).toContain('400')
    expect(await send()).toContain('400')
  })
})
