import 'fake-indexeddb/auto'
import { createStore, entries } from 'idb-keyval'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createLinking } from '../../src/core/linking/createLinking.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { proveSealed, sendSealedCode } from '../support/generations.ts'
import { often } from '../support/often.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'

const BASE = 'http://localhost:4455'
const contact = 'ada@example.com'
const DAY_MS = 24 * 60 * 60_000

async function open(options: ServiceOptions = {}) {
  const clock = { time: Date.UTC(2026, 10, 21, 12) }
  const service = await createService({ development: true, nowMs: () => clock.time, ...options })
  onTestFinished(() => service.close())
  const { authProxyConfigId } = service.facts
  const from = (clientAddress: string) =>
    createProxyClient({
      fetch: (request) => service.fetch(request, { clientAddress }),
      url: BASE,
      authProxyConfigId,
    })
  const ask = { otpType: 'OTP_TYPE_EMAIL', contact }
  const person = from('198.51.100.7')

  /** Asks for a code: the code of a refusal, or `OK`. */
  const init = async (client = person, more: object = {}, name = 'otp_init') => {
    clock.time += 10
    return codeOf(await client.proxy(name, { ...ask, ...more })) ?? 'OK'
  }
  /** Verifies the newest code: what the browser is given. */
  const verify = async (to = contact) => {
    clock.time += 10
    const { publicKeyHex: public_key } = await generateKeyPair()
    const { otpId } = (await person.proxy('otp_init', { ...ask, contact: to })).body
    const otpCode = service.mailbox?.list(to)[0]?.code
    const { body } = await person.proxy('otp_verify', { otpId, otpCode, public_key })
    return String(body.browserToken)
  }
  /** Strangers at two addresses use up what is there for the contact. */
  const lockOut = async () => {
    clock.time += 15 * 60_000 + 1
    const codes: string[] = []
    for (const address of ['192.0.2.1', '203.0.113.9'])
      for (let i = 0; i < 3; i++) codes.push(await init(from(address)))
    expect(codes.filter((code) => code === 'OK')).toHaveLength(5)
  }
  return { service, clock, from, person, init, verify, lockOut }
}

describe('otp_init, while strangers have used up the codes of a contact', () => {
  test.each(['otp_init', 'otp_init_v2'])(
    'answers a known browser by %s with an allowance of its own',
    async (name) => {
      const { init, verify, lockOut, service } = await open()
      const browserToken = await verify()
      await lockOut()
      expect(await init()).toBe('OTP_SENDS_EXCEEDED')
      const sent = service.mailbox?.list(contact).length ?? 0
      for (let i = 0; i < 3; i++) expect(await init(undefined, { browserToken }, name)).toBe('OK')
      expect(service.mailbox?.list(contact)).toHaveLength(sent + 3)
      expect(await init(undefined, { browserToken }, name)).toBe('OTP_SENDS_EXCEEDED')
    },
  )

  test('gives the token with the later generation too, and a code of the allowance logs in', async () => {
    const { init, lockOut, service, person, clock } = await open()
    const { verification } = service.facts.signingKeys
    const seen: unknown[] = []
    const listening = {
      ...person,
      proxy: async (...call: Parameters<typeof person.proxy>) => {
        const reply = await person.proxy(...call)
        seen.push(reply.body.browserToken)
        return reply
      },
    }
    await proveSealed(listening, contact, await generateKeyPair(), verification)
    const browserToken = String(seen.at(-1))
    await lockOut()
    clock.time += 10
    const { otpId } = await sendSealedCode(
      { ...person, proxy: (name, body) => person.proxy(name, { ...Object(body), browserToken }) },
      contact,
      verification,
    )
    const { publicKeyHex: public_key } = await generateKeyPair()
    const otpCode = service.mailbox?.list(contact)[0]?.code
    const { body } = await person.proxy('otp_verify', { otpId, otpCode, public_key })
    expect(body).toMatchObject({ verificationToken: expect.any(String) })
    expect(await init()).toBe('OTP_SENDS_EXCEEDED')
  })

  test('takes a token for no other contact, after its time, forged, or of another service', async () => {
    const { init, verify, lockOut, clock } = await open()
    const other = await verify('eve@evil.example')
    const own = await verify()
    const elsewhere = await (await open()).verify()
    const [expiry = '', mac = ''] = own.split('.')
    const bad = [
      other,
      elsewhere,
      `${Number(expiry) + 3600}.${mac}`,
      `${expiry}.${mac.toUpperCase()}`,
      `${expiry}.${'0'.repeat(64)}`,
      '',
      'x'.repeat(5000),
    ]
    await lockOut()
    for (const browserToken of bad)
      expect(await init(undefined, { browserToken })).toBe('OTP_SENDS_EXCEEDED')
    expect(await init(undefined, { browserToken: own })).toBe('OK')
    clock.time += 91 * DAY_MS
    await lockOut()
    expect(await init(undefined, { browserToken: own })).toBe('OTP_SENDS_EXCEEDED')
  })

  test('refuses nothing to a browser with a token that is none, while codes are left', async () => {
    const { init } = await open()
    expect(await init(undefined, { browserToken: 'none' })).toBe('OK')
  })

  test('says nothing of the contact in the token', async () => {
    const { verify } = await open()
    expect(await verify()).toMatch(/^\d{10}\.[0-9a-f]{64}$/)
  })

  test('answers a known browser while the codes of the organization are used up', async () => {
    const { init, verify, from } = await open({
      limits: { otpSendsPerOrganization: [{ max: 2, windowMs: DAY_MS }] },
    })
    const browserToken = await verify()
    const stranger = from('192.0.2.1')
    expect(await init(stranger, { contact: 'eve@evil.example' })).toBe('OK')
    expect(await init()).toBe('OTP_SENDS_EXCEEDED')
    expect(await init(undefined, { browserToken })).toBe('OK')
  })

  test('lets no stranger use up the allowance, nor end more than one of its codes', async () => {
    const { init, verify, from, person, service, clock } = await open()
    const browserToken = await verify()
    clock.time += 15 * 60_000 + 1
    const ask = { otpType: 'OTP_TYPE_EMAIL', contact, browserToken }
    const results: (string | undefined)[] = []
    for (let round = 0; round < 2; round++) {
      const { otpId } = (await person.proxy('otp_init', ask)).body
      const otpCode = service.mailbox?.list(contact)[0]?.code
      for (const address of ['192.0.2.1', '203.0.113.9'])
        for (let i = 0; i < 3; i++) await init(from(address))
      const { publicKeyHex: public_key } = await generateKeyPair()
      results.push(codeOf(await person.proxy('otp_verify', { otpId, otpCode, public_key })))
      clock.time += 10
    }
    expect(results).toEqual(['OTP_EXPIRED', undefined])
  })

  test('lets no stranger use up the tries of a code, whose id they do not know', async () => {
    const { init, person, from, service, clock } = await open()
    const { otpId } = (await person.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })).body
    const otpCode = service.mailbox?.list(contact)[0]?.code
    expect(await init(from('192.0.2.1'))).toBe('OK')
    const { publicKeyHex: public_key } = await generateKeyPair()
    for (let i = 0; i < 10; i++) {
      clock.time += 10
      const guess = { otpId: crypto.randomUUID(), otpCode: `00000${i}`, public_key }
      expect(codeOf(await from('192.0.2.1').proxy('otp_verify', guess))).toBe('OTP_EXPIRED')
    }
    const { body } = await person.proxy('otp_verify', { otpId, otpCode, public_key })
    expect(body).toMatchObject({ verificationToken: expect.any(String) })
  })
})

describe('the kit’s login', () => {
  /** All that a browser keeps in its databases, as text. */
  async function readDatabases(): Promise<string> {
    const texts: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const store = createStore(name, 'keys')
      texts.push(JSON.stringify([name, await entries(store)]))
    }
    return texts.join()
  }

  async function openKit(protocol: 'spec' | 'attested', strip = false) {
    const stage = await open()
    const bodies: Record<string, unknown>[] = []
    const kit = createLatchkit({
      authProxyUrl: BASE,
      apiBaseUrl: BASE,
      authProxyConfigId: stage.service.facts.authProxyConfigId,
      nowMs: () => stage.clock.time,
      protocol,
      passkey: { autofill: false, offerAfterLogin: false },
      async fetch(input, init) {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        if (pathname.includes('otp_init')) bodies.push(Object(await request.clone().json()))
        const reply = await stage.service.fetch(request, { clientAddress: '198.51.100.7' })
        if (!strip || !pathname.includes('otp_verify')) return reply
        const { browserToken: _, ...rest } = Object(await reply.json())
        return Response.json(rest)
      },
    })
    onTestFinished(kit.mount())
    const reached = (place: LoginState['at']) =>
      vi.waitFor(() => {
        const state = kit.login.state.getState()
        if (state.at !== place) throw new Error(`at ${state.at}`)
      }, often)
    const logIn = async (isLeft = true) => {
      const result = kit.login.open()
      await reached('choosing')
      kit.login.submitContact(contact)
      await reached('enteringCode')
      kit.login.submitCode(stage.service.mailbox?.list(contact)[0]?.code ?? '')
      const done = await result
      if ('cancelled' in done) throw new Error('cancelled')
      if (isLeft) await kit.logOut()
      stage.clock.time += 1000
    }
    return { ...stage, kit, logIn, bodies }
  }

  test.each(['spec', 'attested'] as const)(
    'gets in over the generation %s although strangers used up the codes, once the browser is known',
    async (protocol) => {
      const { logIn, lockOut, bodies } = await openKit(protocol)
      await logIn()
      await lockOut()
      await logIn()
      expect(bodies.map((body) => typeof body.browserToken)).toEqual(['undefined', 'string'])
      const text = await readDatabases()
      expect(text).toContain('latchkit-browser')
      expect(text).not.toContain('ada')
      expect(text).not.toContain('example.com')
    },
  )

  test('sends no token to a service that gave none', async () => {
    const { logIn, bodies } = await openKit('spec', true)
    await logIn()
    await logIn()
    expect(bodies.filter((body) => 'browserToken' in body)).toEqual([])
    expect(bodies).toHaveLength(2)
  })

  test.each(['spec', 'attested'] as const)(
    'links an address over the generation %s although strangers used up its codes, once the browser is known',
    async (protocol) => {
      const { kit, logIn, lockOut, bodies, service, clock } = await openKit(protocol)
      await logIn()
      await lockOut()
      await logIn(false)
      const linking = createLinking(kit)
      const sent = await linking.sendCode({ method: 'email', text: contact })
      expect(typeof bodies.at(-1)?.browserToken).toBe('string')
      await linking.addContact(sent, service.mailbox?.list(contact)[0]?.code ?? '')
      // what a browser learns by linking counts for the next code as well
      const other = 'ada@elsewhere.example'
      clock.time += 10
      const first = await linking.sendCode({ method: 'email', text: other })
      expect(bodies.at(-1)).not.toHaveProperty('browserToken')
      await linking.addContact(first, service.mailbox?.list(other)[0]?.code ?? '')
      clock.time += 10
      await linking.sendCode({ method: 'email', text: other })
      expect(typeof bodies.at(-1)?.browserToken).toBe('string')
    },
  )
})
