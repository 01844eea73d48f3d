import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import { proveSealed, stampLoginAttested } from '../support/generations.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { rootPenOf } from '../support/rootPen.ts'

test('stamp_login: takes no token of a proxy that is turned off since', async () => {
  const service = await createService({ development: true })
  onTestFinished(() => service.close())
  const { authProxyConfigId, organizationId, signingKeys } = service.facts
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId,
  })
  await client.logIn('mara@okafor.example')
  const key = await generateKeyPair()
  const token = await proveSealed(client, 'mara@okafor.example', key, signingKeys.verification)
  const pen = await rootPenOf(service)
  expect((await pen.submit('disableAuthProxy', {})).code).toBe('OK')
  const logIn = () => stampLoginAttested(client, organizationId, key, token)
  expect(codeOf(await logIn())).toBe('VERIFICATION_TOKEN_INVALID')
  expect((await pen.submit('enableAuthProxy', {})).code).toBe('OK')
  expect((await logIn()).status).toBe(200)
})
