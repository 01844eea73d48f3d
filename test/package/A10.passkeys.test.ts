import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { createService as CreateService } from '../../src/service/createService.ts'
import { createProxyClient, type ProxyClient } from '../support/proxyClient.ts'
import { createSoftAuthenticator } from '../support/softAuthenticator.ts'
import type { RunningService } from '../support/startService.ts'
import { startInstalled } from './support/app.ts'

let service: RunningService

beforeAll(async () => {
  service = await startInstalled()
})
afterAll(() => service?.stop())

/** Signs a person up with a passkey alone, and lets that passkey stamp a query and a login. */
async function useAPasskey(client: ProxyClient) {
  const passkey = await createSoftAuthenticator()
  const authenticators = [await passkey.register()]
  const made = await client.proxy('signup', { userName: 'Mara', authenticators })
  expect(made).toMatchObject({ status: 200 })
  const { organizationId } = made.body
  const body = JSON.stringify({ organizationId })
  const headers = {
    'content-type': 'application/json',
    'x-stamp-webauthn': await passkey.stamp(body),
  }
  const who = await client.send('/public/v1/query/whoami', { method: 'POST', headers, body })
  expect(who).toMatchObject({ status: 200, body: { organizationId } })
  const forged = { ...headers, 'x-stamp-webauthn': await passkey.stamp(`${body} `) }
  const refused = await client.send('/public/v1/query/whoami', {
    method: 'POST',
    headers: forged,
    body,
  })
  expect(refused.status).toBe(401)
}

test('A10 latchkit serve of the packed package registers a passkey and takes its stamps', async () => {
  await useAPasskey(createProxyClient({ fetch, ...service.facts }))
})

test('A10 a backend that imports latchkit/service does the same, in one bundled file', async () => {
  const root = inject('app')
  const outDir = join(root, 'bundled')
  writeFileSync(join(root, 'backend.js'), "export { createService } from 'latchkit/service'\n")
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg'] },
    build: {
      outDir,
      ssr: join(root, 'backend.js'),
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'service.js', codeSplitting: false } },
    },
  })
  const bundled = await import(pathToFileURL(join(outDir, 'service.js')).href)
  const createService: typeof CreateService = bundled.createService
  const own = await createService({ development: true, enabledProviders: ['email', 'passkey'] })
  const url = 'http://localhost'
  await useAPasskey(
    createProxyClient({ fetch: (request) => own.fetch(request), url, ...own.facts }),
  )
  await own.close()
})
