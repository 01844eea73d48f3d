import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/node/environment.ts'
import { createWebhookSender } from '../../src/node/webhooks/createWebhookSender.ts'
import { parseWebhookHosts } from '../../src/service/webhooks/webhookHosts.ts'
import { whyNoWebhookUrl } from '../../src/service/webhooks/webhookUrl.ts'

const hosts = parseWebhookHosts(['hooks.internal:8080', 'localhost:9000', '10.0.0.0/8', 'fd00::/8'])
const why = (url: string, opened?: typeof hosts) =>
  whyNoWebhookUrl(url, { allowsLoopback: false, hosts: opened })

describe('LATCHKIT_WEBHOOK_HOSTS', () => {
  test.each([
    'http://hooks.internal:8080/latchkit',
    'https://hooks.internal:8080/latchkit',
    'http://HOOKS.internal:8080/',
    'http://localhost:9000/',
    'http://10.1.2.3/',
    'http://10.1.2.3:4711/',
    'https://[fd12::1]:99/',
  ])('opens %s, which is refused by default', (url) => {
    expect(why(url, hosts)).toBeNull()
    expect(why(url)).not.toBeNull()
  })

  test.each([
    'http://hooks.internal/',
    'http://hooks.internal:8081/',
    'http://hooks.internal.:8080/',
    'http://localhost:9001/',
    'http://11.0.0.1/',
    'http://172.16.0.1/',
    'http://[fe80::1]/',
    'http://[::ffff:10.1.2.3]/',
    'http://user:secret@10.1.2.3/',
    'http://hooks.example.com/',
    'ftp://10.1.2.3/',
  ])('does not open %s', (url) => {
    expect(why(url, hosts)).not.toBeNull()
  })

  test('leaves public receivers as they are', () => {
    expect(why('https://hooks.example.com/', hosts)).toBeNull()
    expect(why('https://hooks.example.com:8443/', hosts)).toBeNull()
  })

  test('is read from the environment, and refuses to start with an entry that is neither', () => {
    const read = (LATCHKIT_WEBHOOK_HOSTS: string) =>
      readEnvironment({ LATCHKIT_WEBHOOK_HOSTS }).webhookHosts
    expect(read('')).toBeUndefined()
    expect(read('Hooks.internal:8080, 10.0.0.0/8')).toEqual({
      hosts: new Set(['hooks.internal:8080']),
      networks: [['10.0.0.0', 8]],
    })
    for (const text of [
      'hooks.internal',
      'https://hooks.internal:8080',
      'hooks.internal:0',
      'hooks.internal:70000',
      '10.0.0.0/33',
      '10.0.0.0',
      '*',
      ',',
      '10.0.0.0/8/8',
    ])
      expect(() => read(text)).toThrow('LATCHKIT_WEBHOOK_HOSTS')
  })
})

describe('a sender with LATCHKIT_WEBHOOK_HOSTS', () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(String(request.headers.host))
    response.end('ok')
  })
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())
  const port = () => (server.address() as AddressInfo).port
  const post = (url: string) => ({
    url,
    headers: {},
    body: '{}',
    signal: new AbortController().signal,
  })

  test('delivers over http to what is named, by name and by network', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const named = createWebhookSender({
      hosts: parseWebhookHosts([`hooks.internal:${port()}`]),
      resolve,
    })
    const url = `http://hooks.internal:${port()}/`
    expect(await named.mayReach(url)).toBe(true)
    expect(await named.post(post(url))).toMatchObject({ kind: 'answered', status: 200 })
    const network = createWebhookSender({ hosts: parseWebhookHosts(['127.0.0.0/8']), resolve })
    const literal = `http://127.0.0.1:${port()}/`
    expect(await network.post(post(literal))).toMatchObject({ kind: 'answered', status: 200 })
    expect(received).toEqual([`hooks.internal:${port()}`, `127.0.0.1:${port()}`])
  })

  test('goes nowhere else: not by a public name that leads inside, and not by default', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const hooks = parseWebhookHosts([`hooks.internal:${port()}`, '10.0.0.0/8'])
    const sender = createWebhookSender({ hosts: hooks, resolve })
    const inside = { kind: 'failed', reason: 'ADDRESS_NOT_ALLOWED' }
    expect(await sender.post(post('https://hooks.example.com/'))).toEqual(inside)
    expect(await sender.mayReach('https://hooks.example.com/')).toBe(false)
    expect(await sender.post(post(`http://127.0.0.1:${port()}/`))).toEqual(inside)
    const plain = createWebhookSender({ resolve })
    expect(await plain.post(post(`http://hooks.internal:${port()}/`))).toEqual(inside)
  })
})
