import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mapValues } from '../../src/lib/mapValues.ts'
import { trustedProxiesFrom } from '../../src/node/http/clientAddress.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'
import { createAuthProxy } from '../../src/service/auth-proxy/createAuthProxy.ts'
import { createService } from '../../src/service/createService.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { Store } from '../../src/service/store/store.ts'
import { tables } from '../../src/service/store/tables.ts'
import { addOrganization, addUser, createTestApi } from '../support/activityApi.ts'
import { originEntries } from '../support/originEntries.ts'
import { printCount } from '../support/printCount.ts'
import { rootPenOf } from '../support/rootPen.ts'

const APP = 'https://app.example.com'

/** How many rows each table has. */
async function rowsOf(store: Store): Promise<unknown> {
  const counts = mapValues(tables, (_, table) => store.count(table, {}))
  return Promise.all(Object.entries(counts).map(async ([name, count]) => [name, await count]))
}

test('T25 takes an entry of the allowed origins as browsers spell it, or says how', async () => {
  const store = createMemoryStore()
  const pen = await rootPenOf(await createService({ development: true, store }))
  let right = 0
  for (const [entry, verdict, spelling] of originEntries) {
    const before = await store.first('proxyConfigs', {})
    const reply = await pen.submit('updateAuthProxyConfig', { allowedOrigins: [entry] })
    const after = await store.first('proxyConfigs', {})
    if (verdict === 'stored') {
      expect([entry, reply.code]).toEqual([entry, 'OK'])
      expect(after?.changes.allowedOrigins).toEqual([spelling])
    } else {
      expect([entry, reply.status, reply.code]).toEqual([entry, 400, 'REQUEST_INVALID'])
      const { description } = Object(reply.body).details[0]
      expect(description).toMatch(/^parameters\.allowedOrigins\.0 cannot be used, ./)
      if (spelling === null) expect(description).not.toContain('write it as')
      else expect(description.endsWith(`: write it as ${spelling}`)).toBe(true)
      expect(after).toEqual(before)
    }
    right++
  }
  printCount('T25 entries of the allowed origins', right, 61)
  expect([right, new Set(originEntries.map(([entry]) => entry)).size]).toEqual([61, 61])
})

test('T25 takes * alone, and each entry once', async () => {
  const pen = await rootPenOf(await createService({ development: true }))
  const set = (...allowedOrigins: string[]) =>
    pen.submit('updateAuthProxyConfig', { allowedOrigins })
  expect((await set('*', APP)).code).toBe('REQUEST_INVALID')
  expect((await set()).code).toBe('REQUEST_INVALID')
  expect((await set(APP, `${APP}/`)).code).toBe('OK')
  const { body } = await pen.query('getAuthProxyConfig')
  expect(body).toMatchObject({ authProxyConfig: { allowedOrigins: [APP] } })
})

/** Lines of a head that claim the one allowed origin, or look like it. */
const forgeries: readonly string[] = [
  `Origin: ${APP}\r\nOrigin: ${APP}`,
  `Origin: ${APP}\r\nOrigin: https://evil.example`,
  `Origin: https://evil.example\r\nOrigin: ${APP}`,
  `Origin: null\r\nOrigin: ${APP}`,
  `Origin: ${APP}, ${APP}`,
  `Origin: ${APP},https://evil.example`,
  `Origin: ${APP} ${APP}`,
  `Origin: ${APP}\r\n https://evil.example`,
  `Origin: https://evil.example\r\n\t${APP}`,
  `Origin: ${APP}/${'a'.repeat(4096)}`,
  `Origin: https://${'a'.repeat(4096)}.example.com`,
  `Origin: https://${'a'.repeat(500)}.example.com`,
  'Origin: https://APP.example.com',
  'Origin: HTTPS://app.example.com',
  `Origin: ${APP}/`,
  `Origin: ${APP}.`,
  `Origin: ${APP}:443`,
  `Origin: ${APP}:0443`,
  `Origin: ${APP}:8443`,
  'Origin: http://app.example.com',
  `Origin: ${APP}@evil.example`,
  'Origin: https://user:pw@app.example.com',
  `Origin: ${APP}/path`,
  `Origin: ${APP}?x`,
  `Origin: ${APP}#x`,
  'Origin: null',
  'Origin: *',
  'Origin:',
  'Origin: https://www.app.example.com',
  'Origin: https://example.com',
  `Origin: ${APP}.evil.example`,
  'Origin: https://evilapp.example.com',
  'Origin: https://app%2eexample.com',
  'Origin: https://аpp.example.com',
  'Origin: https://app\u200b.example.com',
  `Origin: ${APP}\0`,
  `Origin: ${APP}\x0b`,
  `Origin : ${APP}`,
  `"Origin": ${APP}`,
  `Referer: ${APP}/\r\nX-Forwarded-Origin: ${APP}`,
]

test('T25 lets no forged head in, tells its sender nothing, and does nothing for it', async () => {
  const store = createMemoryStore()
  const service = await createService({ development: true, store, allowedOrigins: [APP] })
  const { server } = createHttpServer({
    fetch: service.fetch,
    trustedProxies: trustedProxiesFrom([]),
  })
  const { port } = await listen(server, '127.0.0.1', 0)
  onTestFinished(() => void server.close())
  const body = JSON.stringify({ otpType: 'OTP_TYPE_EMAIL', contact: 'mara@okafor.example' })
  const head = [
    'POST /v1/otp_init HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Auth-Proxy-Config-Id: ${service.facts.authProxyConfigId}`,
  ].join('\r\n')
  const send = (line: string) => answerOf(port, `${head}\r\n${line}\r\n\r\n${body}`)
  const before = await rowsOf(store)
  let refused = 0
  for (const line of forgeries) {
    const answer = await send(line)
    expect([line, answer]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 (403|400) /)])
    expect([line, answer.toLowerCase()]).not.toEqual([
      line,
      expect.stringContaining('allow-origin'),
    ])
    refused++
  }
  printCount('T25 forged heads refused', refused, 40)
  expect([refused, new Set(forgeries).size]).toEqual([40, 40])
  expect(service.mailbox?.list()).toEqual([])
  expect(await rowsOf(store)).toEqual(before)
  expect(await send(`Origin: ${APP}`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await send(`origin:\t${APP} `)).toMatch(/^HTTP\/1\.1 200 /)
})

/** Everything that comes back for those bytes. */
function answerOf(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

test('T25 keeps the lists of ten tenants apart in a thousand requests at once', async () => {
  const kit = await createTestApi()
  const { parts } = kit
  const proxy = createAuthProxy({
    ...parts,
    apiBaseUrl: 'http://localhost',
    activityApiFetch: (request) => kit.api.fetch(request),
  })
  const tenants = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const organizationId = await addOrganization(parts, null)
      const { key } = await addUser(parts, organizationId, 'root')
      const call = { key, organizationId }
      const origins = [`https://app${i}.example`, `https://admin.app${i}.example`]
      expect((await kit.submit('enableAuthProxy', {}, call)).code).toBe('OK')
      const set = await kit.submit('updateAuthProxyConfig', { allowedOrigins: origins }, call)
      expect(set.code).toBe('OK')
      const config = await parts.store.first('proxyConfigs', { organizationId })
      return { organizationId, configId: config?.id ?? '', origins }
    }),
  )
  const asked = Array.from({ length: 1000 }, (_, i) => ({
    tenant: tenants[i % 10],
    origin: tenants[Math.floor(i / 10) % 10]?.origins[i % 2] ?? '',
  }))
  const verdicts = await Promise.all(
    asked.map(async ({ tenant, origin }) => {
      const headers = {
        'content-type': 'application/json',
        'x-auth-proxy-config-id': tenant?.configId ?? '',
        origin,
      }
      const init = { method: 'POST', headers, body: '{}' }
      const request = new Request('http://localhost/v1/wallet_kit_config', init)
      const response = await proxy.fetch(request, {})
      const allowed = response.headers.get('access-control-allow-origin')
      const text = await response.text()
      const isOwn = tenant?.origins.includes(origin) === true
      const others = tenants.flatMap((one) => (one === tenant ? [] : one.organizationId))
      const leaks = others.some((id) => text.includes(id)) || text.includes('.example')
      return isOwn
        ? response.status === 200 && allowed === origin && !leaks
        : response.status === 403 && allowed === null && !leaks
    }),
  )
  const right = verdicts.filter(Boolean).length
  printCount('T25 interleaved requests of ten tenants', right, 1000)
  expect(right).toBe(1000)
})
