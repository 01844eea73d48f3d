import { createServer } from 'node:http'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trustedProxiesFrom } from '../../src/node/http/clientAddress.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'
import { createService } from '../../src/service/createService.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { launchChromium } from '../support/chromium.ts'
import { printCount } from '../support/printCount.ts'
import { type OriginPlaces, originCases } from './support/originCases.ts'

let browser: Browser
const places = { port: 0, otherPort: 0 }
const closing: (() => void)[] = []

beforeAll(async () => {
  // else the browser itself keeps a page without an origin from asking this machine at all
  browser = await launchChromium({ args: ['--disable-features=LocalNetworkAccessChecks'] })
  places.port = await servePages()
  places.otherPort = await servePages()
})
afterAll(async () => {
  await browser.close()
  for (const close of closing) close()
})

/** Empty pages under every name of this machine. */
async function servePages(): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>A page</title>')
  })
  closing.push(() => server.close().closeAllConnections())
  return (await listen(server, '::', 0)).port
}

async function serveTenant(allowedOrigins: readonly string[]) {
  const store = createMemoryStore()
  const service = await createService({ development: true, store, allowedOrigins })
  let origin: string | null = null
  const { server } = createHttpServer({
    fetch: (request, about) => {
      origin = request.headers.get('origin')
      return service.fetch(request, about)
    },
    trustedProxies: trustedProxiesFrom([]),
  })
  const { port } = await listen(server, '127.0.0.1', 0)
  closing.push(() => server.close().closeAllConnections())
  return {
    allowed: allowedOrigins,
    url: `http://127.0.0.1:${port}/v1/otp_init`,
    configId: service.facts.authProxyConfigId,
    /** What the newest request, or the question before it, said of its origin. */
    originSaid: () => origin,
    codes: () => store.count('otps', {}),
    mails: () => service.mailbox?.list().length ?? 0,
  }
}

type Asked = {
  readonly url: string
  readonly configId: string
  readonly contact: string
  readonly isSimple: boolean
}

/** Asks for a code as script of a page does: in full, or with what a form could send. Says what the page may read. */
async function ask({ url, configId, contact, isSimple }: Asked): Promise<string> {
  const body = JSON.stringify({ otpType: 'OTP_TYPE_EMAIL', contact })
  const named = { 'content-type': 'application/json', 'x-auth-proxy-config-id': configId }
  const headers: HeadersInit = isSimple ? { 'content-type': 'text/plain' } : named
  const mode: RequestMode = isSimple ? 'no-cors' : 'cors'
  try {
    const response = await fetch(url, { method: 'POST', mode, headers, body })
    return response.type === 'opaque' ? 'opaque' : String(response.status)
  } catch {
    return 'refused'
  }
}

const lists: readonly ((places: OriginPlaces) => readonly string[])[] = [
  ({ port }) => [`http://app.localhost:${port}`],
  ({ port, otherPort }) => [`http://app.localhost:${otherPort}`, `http://127.0.0.1:${port}`],
  () => ['https://app.example.com'],
]

test('T25 lets in twenty kinds of pages as each of three lists says, and does nothing for others', async () => {
  const tenants = await Promise.all(lists.map((list) => serveTenant(list(places))))
  let right = 0
  for (const { name, origin, open } of originCases) {
    const page = await browser.newPage()
    const asker = await open(page, places)
    for (const { allowed, url, configId, originSaid, codes } of tenants) {
      const before = await codes()
      const asked = { url, configId, contact: `mara-${right}@okafor.example` }
      const said = await asker.evaluate(ask, { ...asked, isSimple: false })
      expect([name, originSaid()]).toEqual([name, origin(places)])
      const mayAsk = allowed.includes(origin(places))
      expect([name, said]).toEqual([name, mayAsk ? '200' : 'refused'])
      expect([name, await codes()]).toEqual([name, before + (mayAsk ? 1 : 0)])
      // what a browser sends without asking first names no configuration, and does nothing
      expect(await asker.evaluate(ask, { ...asked, isSimple: true })).toBe('opaque')
      expect([name, await codes()]).toEqual([name, before + (mayAsk ? 1 : 0)])
      right++
    }
    await page.close()
  }
  for (const { mails, codes } of tenants) expect(mails()).toBe(await codes())
  printCount('T25 kinds of pages of a browser with three lists', right, 60)
  expect(right).toBe(60)
})
