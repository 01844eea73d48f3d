import { expect, test, vi } from 'vitest'
import { patient } from '../../../test/support/often.ts'
import { createMemoryKeyStore } from '../keys/memoryKeyStore.ts'
import { createSessions } from '../session/createSessions.ts'
import { createServerClock } from '../session/serverClock.ts'
import type { LoginFlow } from './createLoginFlow.ts'
import { createLoginHandle } from './createLoginHandle.ts'

const emit = () => undefined
const zero = () => 0

function setUp() {
  const sessions = createSessions({
    keyStore: createMemoryKeyStore(),
    clock: createServerClock(zero, zero),
    pinnedKeyHex: undefined,
    emit,
  })
  const flow = {
    enter: vi.fn(),
    start: vi.fn(),
    cancel: vi.fn(),
    submitContact: vi.fn(),
    submitPhone: vi.fn(),
    submitCode: vi.fn(),
    confirmLink: vi.fn(),
    resend: vi.fn(),
    changeContact: vi.fn(),
    chooseMethod: vi.fn(),
    back: vi.fn(),
    signUpWithPasskey: vi.fn(),
    savePasskey: vi.fn(),
    skipPasskey: vi.fn(),
    namePasskey: vi.fn(),
    usePhonePasskey: vi.fn(),
    openProviderWindow: vi.fn(),
    continueInTab: vi.fn(),
    receive: vi.fn(),
    chooseWallet: vi.fn(),
    chooseOtherWallet: vi.fn(),
    retry: vi.fn(),
  } satisfies LoginFlow
  const loadFlow = vi.fn<() => Promise<unknown>>()
  const handle = createLoginHandle({ sessions, loadFlow, loadAhead: loadFlow, emit })
  loadFlow.mockImplementation(async () => {
    await Promise.resolve()
    handle.attach(flow)
  })
  const failOnce = () => loadFlow.mockRejectedValueOnce(new TypeError('chunk not found'))
  return { ...handle, flow, loadFlow, failOnce }
}

test('loads the rest when the login opens, and hands waiting commands over in order', async () => {
  const { login, flow, loadFlow } = setUp()
  expect(loadFlow).not.toHaveBeenCalled()
  void login.open()
  login.submitContact('a@b.co')
  login.changeContact()
  await vi.waitFor(() => expect(flow.changeContact).toHaveBeenCalled(), patient)
  expect(flow.enter.mock.invocationCallOrder[0]).toBeLessThan(
    flow.submitContact.mock.invocationCallOrder[0] ?? 0,
  )
  expect(flow.submitContact).toHaveBeenCalledExactlyOnceWith('a@b.co')
})

test('is blocked when the rest cannot be loaded, and picks the command up on the next try', async () => {
  const { login, flow, failOnce } = setUp()
  failOnce()
  failOnce()
  login.start()
  login.submitContact('a@b.co')
  await vi.waitFor(
    () =>
      expect(login.state.getState()).toMatchObject({
        at: 'blocked',
        error: { code: 'NETWORK_FAILED' },
        resume: { at: 'choosing' },
      }),
    patient,
  )
  login.retry()
  await vi.waitFor(
    () => expect(flow.submitContact).toHaveBeenCalledExactlyOnceWith('a@b.co'),
    patient,
  )
  expect(login.state.getState()).toMatchObject({ at: 'choosing' })
})

test('forgets waiting commands when the login is closed', async () => {
  const { login, flow } = setUp()
  const result = login.open()
  login.submitContact('a@b.co')
  login.close()
  expect(await result).toEqual({ cancelled: true })
  await vi.waitFor(() => expect(flow.enter).toHaveBeenCalled(), patient)
  expect(flow.submitContact).not.toHaveBeenCalled()
})
