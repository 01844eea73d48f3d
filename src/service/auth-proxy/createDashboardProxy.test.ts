import { expect, test } from 'vitest'
import { codeOf, createProxyClient } from '../../../test/support/proxyClient.ts'
import { rootPenOf } from '../../../test/support/rootPen.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { sign } from '../../crypto/p256/sign.ts'
import { readToken } from '../../crypto/token/readToken.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { createService } from '../createService.ts'
import type { ServiceOptions } from '../options.ts'
import { createMemoryStore } from '../store/memoryStore.ts'

const ROOT = 'root@latchkit.localhost'
const OWN = { origin: 'http://localhost' }

async function start(options: ServiceOptions = {}) {
  const service = await createService({ development: true, ...options })
  const doorAt = (url: string) =>
    createProxyClient({
      fetch: (request) => service.fetch(request),
      url,
      authProxyConfigId: service.facts.authProxyConfigId,
    }).proxy
  const [dashboard, app] = [doorAt('http://localhost/dashboard'), doorAt('http://localhost')]

  /** All of a login by code, through one of the doors. */
  async function logIn(door: typeof app, contact: string, organizationId: string) {
    const init = await door('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact }, OWN)
    const key = await generateKeyPair()
    const public_key = key.publicKeyHex
    const otpCode = service.mailbox?.list(contact)[0]?.code ?? ''
    const { otpId } = Object(init.body)
    const verified = await door('otp_verify', { otpId, otpCode, public_key }, OWN)
    const { verificationToken } = Object(verified.body)
    const signature = await sign(key.privateKey, bytesFromUtf8(verificationToken))
    const client_signature = hexFromBytes(signature)
    return door(
      'otp_login',
      { verificationToken, publicKey: public_key, client_signature, organizationId },
      OWN,
    )
  }
  return { service, dashboard, app, logIn }
}

test('lets the root user in with a code, into the organization itself', async () => {
  const { service, dashboard, logIn } = await start()
  const { organizationId, rootUserId } = service.facts
  const reply = await logIn(dashboard, ROOT, organizationId)
  expect(readToken(Object(reply.body).session)).toMatchObject({
    organization_id: organizationId,
    user_id: rootUserId,
  })
})

test('lets nobody else in, whoever proves an address', async () => {
  const { service, dashboard } = await start()
  const contact = 'mara@okafor.example'
  const init = await dashboard('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact }, OWN)
  expect(init.status).toBe(200)
  expect(service.mailbox?.list(contact)).toEqual([])
  expect(codeOf(await dashboard('signup', {}, OWN))).toBe('PATH_NOT_FOUND')
})

test('is the only door: the one of the apps lets no root user in', async () => {
  const { service, app, logIn } = await start()
  const reply = await logIn(app, ROOT, service.facts.organizationId)
  expect(codeOf(reply)).toBe('ORGANIZATION_NOT_FOUND')
})

test.each([
  { origin: 'https://app.example' },
  { origin: 'http://localhost:3000' },
  { origin: 'null' },
  { ...OWN, 'sec-fetch-site': 'cross-site' },
  { ...OWN, 'sec-fetch-site': 'same-site' },
  {},
])('turns away the page that says %o, though all origins are allowed', async (headers) => {
  const { dashboard } = await start({ allowedOrigins: ['*'] })
  const reply = await dashboard('wallet_kit_config', {}, headers)
  expect(codeOf(reply)).toBe('ORIGIN_NOT_ALLOWED')
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
})

test('lets its own page in when the apps are elsewhere', async () => {
  const { dashboard } = await start({ allowedOrigins: ['https://app.example'] })
  expect((await dashboard('wallet_kit_config', {}, OWN)).status).toBe(200)
})

test('offers a code by email, whatever the apps offer', async () => {
  const { service, dashboard } = await start({ enabledProviders: ['sms'] })
  const { body } = await dashboard('wallet_kit_config', {}, OWN)
  expect(body.enabledProviders).toEqual(['email', 'passkey'])
  const init = { otpType: 'OTP_TYPE_EMAIL', contact: ROOT }
  expect((await dashboard('otp_init', init, OWN)).status).toBe(200)
  const pen = await rootPenOf(service)
  await pen.submit('updateAuthProxyConfig', { allowedAuthMethods: ['sms'] })
  const after = await dashboard('wallet_kit_config', {}, OWN)
  expect(after.body.enabledProviders).toEqual(['email', 'passkey'])
})

test('the address of the root user is the one given, and stays', async () => {
  const { service } = await start({ rootEmail: 'Ada@Example.com' })
  expect(service.development?.rootEmail).toBe('ada@example.com')
  await expect(createService({ development: true, rootEmail: 'nobody' })).rejects.toThrow(
    'The address of the root user',
  )
})

test('stays open for a passkey while the proxy is off, and sends no code', async () => {
  const { service, dashboard, app } = await start()
  const pen = await rootPenOf(service)
  expect((await pen.submit('disableAuthProxy', {})).code).toBe('OK')
  const shown = await dashboard('wallet_kit_config', {}, OWN)
  expect(shown.body).toMatchObject({ enabledProviders: ['passkey'], rpId: 'localhost' })
  expect((await dashboard('account', { filterType: 'EMAIL', filterValue: ROOT }, OWN)).status).toBe(
    200,
  )
  for (const operation of ['otp_init', 'otp_verify', 'otp_login'] as const)
    expect(codeOf(await dashboard(operation, {}, OWN))).toBe('AUTH_PROXY_DISABLED')
  expect(service.mailbox?.list(ROOT)).toEqual([])
  expect(codeOf(await app('wallet_kit_config', {}, OWN))).toBe('AUTH_PROXY_DISABLED')
  const elsewhere = { origin: 'https://app.example' }
  expect(codeOf(await dashboard('wallet_kit_config', {}, elsewhere))).toBe('ORIGIN_NOT_ALLOWED')

  expect((await pen.submit('enableAuthProxy', {})).code).toBe('OK')
  const { body } = await dashboard('wallet_kit_config', {}, OWN)
  expect(body.enabledProviders).toEqual(['email', 'passkey'])
})

test('is shut while the proxy is off and there is no domain for passkeys', async () => {
  const store = createMemoryStore()
  const { service, dashboard } = await start({ store })
  await store.transaction((tx) => tx.update('proxyConfigs', {}, { rpId: null }))
  const pen = await rootPenOf(service)
  expect((await dashboard('wallet_kit_config', {}, OWN)).body.enabledProviders).toEqual(['email'])
  await pen.submit('disableAuthProxy', {})
  expect(codeOf(await dashboard('wallet_kit_config', {}, OWN))).toBe('AUTH_PROXY_DISABLED')
})
