import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { createTargetBundle } from '../../src/crypto/hpke/targetBundle.ts'
import { generatePrivateKeyHex } from '../../src/crypto/p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { often } from '../support/often.ts'

const BASE = 'http://localhost:4455'
const contact = 'mara@okafor.example'

type Sent = { readonly path: string; readonly text: string }
type Change = (path: string, reply: Response) => Response | Promise<Response>

let service: Service
let unmounts: (() => void)[]
let sent: Sent[]
/** What somebody between page and service makes of the answers. */
let change: Change
/** Requests to cut off before they arrive, by path. */
let cut: string | null

beforeEach(async () => {
  const limits = { otpSendsPerContact: [{ max: 100, windowMs: 60_000 }] }
  service = await createService({ development: true, limits })
  unmounts = []
  sent = []
  change = (_, reply) => reply
  cut = null
})

afterEach(async () => {
  for (const unmount of unmounts) unmount()
  await service.close()
})

function startKit(options: Partial<LatchkitOptions>): Latchkit {
  const kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      sent.push({ path, text: String(init?.body ?? '') })
      if (path === cut) throw new TypeError('cut off')
      return change(path, await service.fetch(request, { clientAddress: '127.0.0.1' }))
    },
    ...options,
  })
  unmounts.push(kit.mount())
  return kit
}

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

async function reached<P extends LoginState['at']>(kit: Latchkit, place: P): Promise<At<P>> {
  const isThere = (state: LoginState): state is At<P> => state.at === place
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (!isThere(state)) throw new Error(`at ${state.at}: ${JSON.stringify(state)}`)
    return state
  }, often)
}

const newestCode = () => service.mailbox?.list(contact)[0]?.code ?? ''

async function logIn(kit: Latchkit) {
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(newestCode())
  const ended = await result
  if ('cancelled' in ended) throw new Error('cancelled')
  return ended
}

const pathsOfLogin = () =>
  sent.map(({ path }) => path).filter((path) => /otp|account|signup|login/.test(path))

const ways = {
  spec: ['/v1/otp_init', '/v1/otp_verify', '/v1/account', '/v1/signup', '/v1/otp_login'],
  attested: [
    ...['/v1/otp_init_v2', '/v1/otp_verify_v2', '/v1/account', '/v1/signup_v2'],
    '/public/v1/submit/stamp_login',
  ],
} as const

describe.each(['spec', 'attested'] as const)('over the generation %s', (protocol) => {
  test('signs up, logs out, and logs in again to the same account', async () => {
    const kit = startKit({ protocol })
    const first = await logIn(kit)
    expect(first.isNewUser).toBe(true)
    expect(pathsOfLogin()).toEqual(ways[protocol])
    await kit.logOut()
    const second = await logIn(kit)
    expect(second.isNewUser).toBe(false)
    expect(second.session).toMatchObject({
      organizationId: first.session.organizationId,
      userId: first.session.userId,
    })
    expect(await kit.query('whoami', {})).toMatchObject({ userId: first.session.userId })
  })

  test('finds the account that the other generation made', async () => {
    const other = startKit({ protocol: protocol === 'spec' ? 'attested' : 'spec' })
    const made = await logIn(other)
    await other.logOut()
    const found = await logIn(startKit({ protocol }))
    expect([found.isNewUser, found.session.organizationId]).toEqual([
      false,
      made.session.organizationId,
    ])
  })

  test('takes the right code after a wrong one', async () => {
    const kit = startKit({ protocol })
    const result = kit.login.open()
    kit.login.submitContact(contact)
    await reached(kit, 'enteringCode')
    const code = newestCode()
    kit.login.submitCode(code === '111111' ? '222222' : '111111')
    await reached(kit, 'checkingCode')
    const { notice } = await reached(kit, 'enteringCode')
    expect(notice).toMatchObject({ kind: 'wrong', attemptsLeft: 2 })
    kit.login.submitCode(code)
    expect(await result).toMatchObject({ isNewUser: true })
  })

  test('takes a proof by the pinned key, and no other', async () => {
    const { session: sessionKey, verification: verificationKey } = service.facts.signingKeys
    const trust = { sessionKey, verificationKey }
    expect(await logIn(startKit({ protocol, trust }))).toMatchObject({ isNewUser: true })
  })
})

describe('over the newest generation', () => {
  test('lets neither the code nor the key of the login out in clear before it is proven', async () => {
    const { session } = await logIn(startKit({ protocol: 'attested' }))
    const proof = sent.find(({ path }) => path === '/v1/otp_verify_v2')
    expect(Object.keys(JSON.parse(proof?.text ?? '')).sort()).toEqual([
      'encryptedOtpBundle',
      'otpId',
    ])
    expect(sent.map(({ text }) => text).join()).not.toContain(newestCode())
    expect(proof?.text).not.toContain(session.publicKeyHex)
  })

  test.each(['of a stranger', 'in the name of the service'])(
    'encrypts no code to a key with a signature %s',
    async (whose) => {
      change = async (path, reply) => {
        if (path !== '/v1/otp_init_v2') return reply
        const body: { otpId: string; otpEncryptionTargetBundle: string } = await reply.json()
        const forged = JSON.parse(await strangersBundle())
        const { enclaveQuorumPublic } = JSON.parse(body.otpEncryptionTargetBundle)
        const shown = whose === 'of a stranger' ? forged : { ...forged, enclaveQuorumPublic }
        return Response.json({ ...body, otpEncryptionTargetBundle: JSON.stringify(shown) })
      }
      const kit = startKit({ protocol: 'attested' })
      void kit.login.open()
      kit.login.submitContact(contact)
      expect((await reached(kit, 'blocked')).error).toMatchObject({ code: 'INVALID_RESPONSE' })
      expect(pathsOfLogin()).toEqual(['/v1/otp_init_v2'])
      change = (_, reply) => reply
      kit.login.retry()
      await reached(kit, 'enteringCode')
    },
  )

  test('sec/T12 encrypts no code when the pinned key is another than the service has', async () => {
    const verificationKey = (await generatePrivateKeyHex()).publicKeyUncompressedHex
    const kit = startKit({ protocol: 'attested', trust: { verificationKey } })
    void kit.login.open()
    kit.login.submitContact(contact)
    expect((await reached(kit, 'blocked')).error).toMatchObject({ code: 'INVALID_RESPONSE' })
  })

  test('goes on where the last request was cut off before it arrived', async () => {
    const kit = startKit({ protocol: 'attested' })
    const result = kit.login.open()
    kit.login.submitContact(contact)
    await reached(kit, 'enteringCode')
    cut = '/public/v1/submit/stamp_login'
    kit.login.submitCode(newestCode())
    await reached(kit, 'blocked')
    cut = null
    kit.login.retry()
    expect(await result).toMatchObject({ isNewUser: true })
    expect([...new Set(pathsOfLogin())]).toEqual(ways.attested)
  })
})

/** A bundle as the service writes it, by somebody else. */
async function strangersBundle(): Promise<string> {
  const made = await generatePrivateKeyHex()
  const { privateKey } = await importPrivateKey(made.privateKeyHex)
  const { publicKeyUncompressedHex } = await createTargetKey()
  return createTargetBundle(publicKeyUncompressedHex, { ...made, privateKey })
}
