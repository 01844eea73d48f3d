import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import { often } from '../support/often.ts'
import { createProxyClient } from '../support/proxyClient.ts'

const BASE = 'http://localhost:4455'
const contact = 'victim@example.com'

async function open() {
  const service = await createService({ development: true })
  const { authProxyConfigId } = service.facts
  const info = { clientAddress: '127.0.0.1' }
  const kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId,
    fetch: (input, init) => service.fetch(new Request(input, init), info),
  })
  const unmount = kit.mount()
  onTestFinished(async () => {
    unmount()
    await service.close()
  })
  const stranger = createProxyClient({
    fetch: (request) => service.fetch(request, info),
    url: BASE,
    authProxyConfigId,
  })
  const reached = <P extends LoginState['at']>(place: P) =>
    vi.waitFor(() => {
      const state = kit.login.state.getState()
      if (state.at !== place) throw new Error(`at ${state.at}: ${JSON.stringify(state)}`)
      return state as Extract<LoginState, { at: P }>
    }, often)
  const code = () => service.mailbox?.list(contact)[0]?.code ?? ''
  return { kit, stranger, reached, code }
}

/** A stranger signs up with the address and a key. */
async function squat(stranger: ReturnType<typeof createProxyClient>): Promise<string> {
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const apiKeys = [{ apiKeyName: 'k', publicKey, curveType: 'API_KEY_CURVE_P256' }]
  const { body } = await stranger.proxy('signup', { userEmail: contact, apiKeys })
  return String(body.organizationId)
}

test('the kit’s login: asks before it makes a second account, and never enters the stranger’s', async () => {
  const { kit, stranger, reached, code } = await open()
  const squatted = await squat(stranger)
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached('enteringCode')
  const typed = code()
  kit.login.submitCode(typed)
  const told = await vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (state.at !== 'enteringCode' || state.notice.kind !== 'failed') throw new Error(state.at)
    return state.notice.error
  }, often)
  expect(told.code).toBe('ADDRESS_NOT_VERIFIED')
  expect(told.hint).toContain('create a new account')
  // the same code once more: the person wants an account of their own
  kit.login.submitCode(typed)
  const first = await result
  if ('cancelled' in first) throw new Error('cancelled')
  expect(first.isNewUser).toBe(true)
  expect(first.session.organizationId).not.toBe(squatted)

  await kit.logOut()
  await squat(stranger)
  const again = kit.login.open()
  kit.login.submitContact(contact)
  await reached('enteringCode')
  kit.login.submitCode(code())
  const second = await again
  if ('cancelled' in second) throw new Error('cancelled')
  expect(second.isNewUser).toBe(false)
  expect(second.session.organizationId).toBe(first.session.organizationId)
})

test('the kit’s login: enters the unused account that names the address, and makes no second one', async () => {
  const { kit, stranger, reached, code } = await open()
  const { body } = await stranger.proxy('signup', { userEmail: contact })
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached('enteringCode')
  kit.login.submitCode(code())
  const done = await result
  if ('cancelled' in done) throw new Error('cancelled')
  expect(done).toMatchObject({ isNewUser: false })
  expect(done.session.organizationId).toBe(body.organizationId)
})
