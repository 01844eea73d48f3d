import { describe, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createDashboardPages } from '../../src/node/http/createDashboardPages.ts'
import { createService } from '../../src/service/createService.ts'
import { codeOf, createProxyClient, type ProxyClient } from '../support/proxyClient.ts'
import { rootPenOf } from '../support/rootPen.ts'

const ROOT = 'root@latchkit.localhost'
const MARA = 'mara@okafor.example'
const OWN = { origin: 'http://localhost' }
type Door = ProxyClient['proxy']

async function start() {
  const service = await createService({ development: true })
  const clientAt = (url: string) =>
    createProxyClient({
      fetch: (request) => service.fetch(request),
      url,
      authProxyConfigId: service.facts.authProxyConfigId,
    })
  const client = clientAt('http://localhost')
  const code = (contact: string) => service.mailbox?.list(contact)[0]?.code ?? ''
  const init = async (door: Door, contact: string) => {
    const reply = await door('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact }, OWN)
    return String(reply.body.otpId)
  }
  /** A verification token, its code asked for at one door and handed in at another. */
  async function prove(contact: string, from: Door, at = from) {
    const key = await generateKeyPair()
    const otpId = await init(from, contact)
    const verify = { otpId, otpCode: code(contact), public_key: key.publicKeyHex }
    const reply = await at('otp_verify', verify, OWN)
    const verificationToken = String(reply.body.verificationToken ?? '')
    const client_signature = hexFromBytes(
      await sign(key.privateKey, bytesFromUtf8(verificationToken)),
    )
    const proof = { verificationToken, client_signature, publicKey: key.publicKeyHex }
    return { reply, proof }
  }
  const pen = await rootPenOf(service)
  const dashboard = clientAt('http://localhost/dashboard').proxy
  return { service, client, app: client.proxy, dashboard, pen, init, code, prove }
}

describe('the door of the dashboard', () => {
  test('sends codes to members of the organization alone, and answers everybody alike', async () => {
    const { service, client, dashboard, init, code } = await start()
    // an account of a sub-organization is no membership
    await client.logIn(MARA)
    const before = service.mailbox?.list(MARA).length
    const ids = [
      await init(dashboard, MARA),
      await init(dashboard, 'nobody@okafor.example'),
      await init(dashboard, ROOT),
    ]
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(service.mailbox?.list(MARA)).toHaveLength(before ?? -1)
    expect(service.mailbox?.list('nobody@okafor.example')).toEqual([])
    expect(code(ROOT)).toMatch(/^\d{6}$/)
    const { publicKeyHex: public_key } = await generateKeyPair()
    const guesses = await Promise.all(
      ids.map((otpId) => dashboard('otp_verify', { otpId, otpCode: '0000000', public_key }, OWN)),
    )
    expect(new Set(guesses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('a code and a token are good only at the door where the code was asked for', async () => {
    const { app, dashboard, prove, client } = await start()
    const codes = [
      codeOf((await prove(ROOT, app, dashboard)).reply),
      codeOf((await prove(ROOT, dashboard, app)).reply),
    ]
    expect(codes).toEqual(['OTP_CODE_INVALID', 'OTP_CODE_INVALID'])
    const { proof: ofDashboard } = await prove(ROOT, dashboard)
    for (const [operation, body] of [
      ['otp_login', ofDashboard],
      ['signup', { userEmail: ROOT, ...ofDashboard }],
      [
        'account',
        {
          filterType: 'EMAIL',
          filterValue: ROOT,
          verificationToken: ofDashboard.verificationToken,
        },
      ],
    ] as const)
      expect([operation, codeOf(await app(operation, body))]).toEqual([
        operation,
        'VERIFICATION_TOKEN_INVALID',
      ])
    expect((await dashboard('otp_login', ofDashboard, OWN)).status).toBe(200)
    await client.logIn(MARA)
    const { proof: ofApp } = await prove(MARA, app)
    expect(codeOf(await dashboard('otp_login', ofApp, OWN))).toBe('VERIFICATION_TOKEN_INVALID')
    expect((await app('otp_login', ofApp)).status).toBe(200)
  })
})

test('a method that is off takes no token that was made before', async () => {
  const { app, pen, prove, client } = await start()
  await client.logIn(MARA)
  const { proof } = await prove(MARA, app)
  const set = await pen.submit('updateAuthProxyConfig', { allowedAuthMethods: ['wallet'] })
  expect(set.code).toBe('OK')
  expect(codeOf(await app('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: MARA }))).toBe(
    'METHOD_DISABLED',
  )
  expect(codeOf(await app('otp_login', proof))).toBe('METHOD_DISABLED')
  expect(codeOf(await app('signup', { userEmail: MARA, ...proof }))).toBe('METHOD_DISABLED')
  await pen.submit('updateAuthProxyConfig', { allowedAuthMethods: ['email'] })
  expect((await app('otp_login', proof)).status).toBe(200)
})

describe('DNS rebinding', () => {
  const names = ['evil.example', 'evil.example:4455', 'localhost.evil.example', '10.0.0.1:4455']

  test.each(names)('the door of a service in production refuses the Host %s', async (host) => {
    const service = await createService({
      delivery: { send: async () => undefined },
      rootPublicKey: (await generateKeyPair()).publicKeyHex,
      rootEmail: ROOT,
      publicUrl: 'https://login.example.com',
    })
    const ask = async (name: string) => {
      const headers = {
        host: name,
        origin: `https://${name}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-auth-proxy-config-id': service.facts.authProxyConfigId,
      }
      const init = { method: 'POST', headers, body: '{}' }
      const url = 'http://127.0.0.1:4455/dashboard/v1/wallet_kit_config'
      return (await service.fetch(new Request(url, init))).status
    }
    expect(await ask(host)).toBe(403)
    expect(await ask('login.example.com')).toBe(200)
    expect(await ask('localhost:4455')).toBe(200)
    await service.close()
  })

  test.each(names)('the pages and facts of the dashboard refuse the Host %s', async (host) => {
    const pages = createDashboardPages({
      factsOf: () => ({ organizationId: 'o', authProxyConfigId: 'c', rootEmail: ROOT }),
      folder: async () => null,
      publicUrl: () => 'https://login.example.com',
      onError: () => undefined,
    })
    const ask = async (name: string) => {
      const request = new Request('http://127.0.0.1:4455/dashboard/facts.json', {
        headers: { host: name },
      })
      return pages(request)
    }
    const refused = await ask(host)
    expect(refused?.status).toBe(403)
    expect(await refused?.text()).not.toContain(ROOT)
    for (const own of ['login.example.com', 'localhost:4455', '127.0.0.1:4455'])
      expect((await ask(own))?.status).toBe(200)
  })
})
