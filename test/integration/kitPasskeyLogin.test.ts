import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { type FakeCredentials, fakeCredentials } from '../support/fakeCredentials.ts'
import { patient } from '../support/often.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

// the first test of a file loads what the service has for passkeys
vi.setConfig({ testTimeout: 30_000 })

let stage: Awaited<ReturnType<typeof startPasskeyService>>
let browser: FakeCredentials

beforeEach(async () => {
  stage = await startPasskeyService()
  browser = await fakeCredentials()
})

afterEach(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

async function signUp() {
  const kit = stage.startKit()
  const result = kit.login.open()
  browser.be('close')
  kit.login.chooseMethod('passkey')
  await reached(kit, 'passkeyFailed')
  browser.be('agree')
  kit.login.signUpWithPasskey()
  return { kit, result: await result }
}

function keyOf(kit: Latchkit): string {
  const state = kit.session.getState()
  return state.status === 'logged-in' ? state.session.publicKeyHex : ''
}

const paths = () => stage.sent.map(({ path }) => path.replace(/^\/public\/v1\/submit/, ''))

test('signs up with one passkey and one key that stamps the login and dies in a minute', async () => {
  const { kit, result } = await signUp()
  expect(result).toMatchObject({ isNewUser: true })
  expect(paths()).toEqual(['/v1/wallet_kit_config', '/v1/signup', '/stamp_login'])
  const [, made, login] = stage.sent
  expect(made?.body).toMatchObject({
    authenticators: [
      {
        authenticatorName: 'Mac, Chrome',
        attestation: {
          credentialId: browser.credentialId(),
          transports: ['AUTHENTICATOR_TRANSPORT_INTERNAL', 'AUTHENTICATOR_TRANSPORT_HYBRID'],
        },
      },
    ],
    apiKeys: [{ curveType: 'API_KEY_CURVE_P256', expirationSeconds: '60' }],
  })
  expect(JSON.stringify(made?.body)).toMatch(/"passkey-auth-(0[23][0-9a-f]{64})","publicKey":"\1"/)
  const publicKey = keyOf(kit)
  expect(login?.body.parameters).toMatchObject({ publicKey })
  expect(JSON.stringify(made?.body)).not.toContain(publicKey)
  await kit.query('whoami', {})
})

test('asks for a passkey that can be found without a name, under the app’s own', async () => {
  await signUp()
  const [made] = browser.made
  expect(made).toMatchObject({
    rp: { id: 'localhost', name: 'Fieldnotes' },
    attestation: 'none',
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  expect(made?.user.name).toMatch(/^Fieldnotes, .*2\d{3}/)
  expect(made?.challenge.byteLength).toBe(32)
})

test('logs in again with the same passkey, naming the parent organization', async () => {
  const { kit, result: first } = await signUp()
  await kit.logOut()
  stage.sent.length = 0
  const again = stage.startKit()
  const result = again.login.open()
  again.login.chooseMethod('passkey')
  expect(await result).toMatchObject({
    isNewUser: false,
    session: 'session' in first ? { organizationId: first.session.organizationId } : {},
  })
  const login = stage.sent.find(({ path }) => path.endsWith('/stamp_login'))
  const parent = await kit.loadConfig()
  expect(login?.body).toMatchObject({
    organizationId: parent.organizationId,
    parameters: { publicKey: keyOf(again), expirationSeconds: '900' },
  })
  expect(Object.keys(login?.body.parameters ?? {})).toEqual(['publicKey', 'expirationSeconds'])
  expect(login?.headers.has('x-stamp')).toBe(false)
  expect(JSON.parse(login?.headers.get('x-stamp-webauthn') ?? '')).toMatchObject({
    credentialId: browser.credentialId(),
  })
})

test('asks nobody twice when the connection breaks after the prompt', async () => {
  const { kit } = await signUp()
  await kit.logOut()
  browser.asked.length = 0
  const result = kit.login.open()
  stage.cut('/stamp_login', 'before')
  kit.login.chooseMethod('passkey')
  expect(await reached(kit, 'blocked')).toMatchObject({ resume: { at: 'finishingPasskey' } })
  stage.mend()
  kit.login.retry()
  expect(await result).toMatchObject({ isNewUser: false })
  expect(browser.asked).toEqual(['prompt'])
})

test.each(['before', 'after'] as const)(
  'makes one passkey and one account when the connection breaks %s the sign-up',
  async (when) => {
    const kit = stage.startKit()
    const result = kit.login.open()
    browser.be('close')
    kit.login.chooseMethod('passkey')
    await reached(kit, 'passkeyFailed')
    browser.be('agree')
    stage.cut('/v1/signup', when)
    kit.login.signUpWithPasskey()
    await reached(kit, 'blocked')
    stage.mend()
    kit.login.retry()
    expect(await result).toMatchObject({ isNewUser: true })
    expect(browser.made).toHaveLength(1)
    await kit.query('whoami', {})
  },
)

test('logs in with the new passkey itself when the sign-up took longer than its key lives', async () => {
  const kit = stage.startKit()
  const result = kit.login.open()
  kit.login.chooseMethod('passkey')
  await reached(kit, 'passkeyFailed')
  stage.cut('/stamp_login', 'before')
  kit.login.signUpWithPasskey()
  await reached(kit, 'blocked')
  stage.pass(61_000)
  stage.mend()
  kit.login.retry()
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('SESSION_EXPIRED')
  kit.login.retry()
  expect(await result).toHaveProperty('session')
  expect(browser.made).toHaveLength(1)
})

test('does not send a login that was signed too long ago', async () => {
  const { kit } = await signUp()
  await kit.logOut()
  void kit.login.open()
  stage.cut('/stamp_login', 'before')
  kit.login.chooseMethod('passkey')
  await reached(kit, 'blocked')
  stage.pass(271_000)
  stage.mend()
  kit.login.retry()
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('PASSKEY_CANCELLED')
})

test('tells a passkey that the service does not know from one that was not given', async () => {
  const kit = stage.startKit()
  void kit.login.open()
  await browser.change(true)
  kit.login.chooseMethod('passkey')
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('PASSKEY_NONE_FOUND')
  browser.be('close')
  kit.login.retry()
  await reached(kit, 'askingPasskey')
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('PASSKEY_CANCELLED')
  expect(kit.session.getState().status).not.toBe('logged-in')
})

test('says that there is none where the browser knows, and leads to a phone', async () => {
  browser.capabilities.immediateGet = true
  const kit = stage.startKit()
  void kit.login.open()
  kit.login.chooseMethod('passkey')
  expect((await reached(kit, 'passkeyFailed')).error).toMatchObject({
    code: 'PASSKEY_NONE_FOUND',
    canUsePhone: true,
  })
  kit.login.usePhonePasskey()
  await reached(kit, 'askingPasskey')
  await reached(kit, 'passkeyFailed')
  expect(browser.asked).toEqual(['immediate', 'prompt'])
})

test('takes a refusal long after the click for no answer about this device', async () => {
  browser.capabilities.immediateGet = true
  browser.userActivation.isActive = false
  const kit = stage.startKit()
  void kit.login.open()
  kit.login.chooseMethod('passkey')
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('PASSKEY_CANCELLED')
  expect(browser.asked).toEqual(['prompt'])
})

test('sec/T03 believes no session that another key has signed', async () => {
  const { kit } = await signUp()
  await kit.logOut()
  const strict = stage.startKit({ trust: { sessionKey: `04${'ab'.repeat(64)}` } })
  void strict.login.open()
  strict.login.chooseMethod('passkey')
  expect((await reached(strict, 'passkeyFailed')).error.code).toBe('SESSION_REFUSED')
  expect(strict.session.getState().status).not.toBe('logged-in')
})

test('closes the prompt when the login is left', async () => {
  const { kit } = await signUp()
  await kit.logOut()
  browser.be('wait')
  void kit.login.open()
  kit.login.chooseMethod('passkey')
  await vi.waitFor(() => expect(browser.asked.at(-1)).toBe('prompt'), patient)
  kit.login.back()
  await vi.waitFor(() => expect(browser.asked.at(-1)).toBe('aborted'), patient)
  expect(kit.login.state.getState().at).toBe('choosing')
})
