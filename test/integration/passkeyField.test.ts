import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  vi.useRealTimers()
})

const asked = (wanted: readonly string[]) =>
  vi.waitFor(() => expect(browser.asked).toEqual(wanted), 20_000)

async function signUp() {
  const kit = stage.startKit()
  const result = kit.login.open()
  kit.login.chooseMethod('passkey')
  await reached(kit, 'passkeyFailed')
  kit.login.signUpWithPasskey()
  await result
  await kit.logOut()
  browser.asked.length = 0
}

test('logs in with the passkey that is picked in the list under the field', async () => {
  await signUp()
  const kit = stage.startKit({ passkey: {} })
  const result = kit.login.open()
  await asked(['conditional'])
  browser.pick()
  expect(await result).toMatchObject({ isNewUser: false })
  expect(browser.asked).toEqual(['conditional'])
})

test('takes the list back when any other step begins, and opens no prompt', async () => {
  const kit = stage.startKit({ passkey: {} })
  void kit.login.open()
  await asked(['conditional'])
  kit.login.submitContact('mara@okafor.example')
  await asked(['conditional', 'aborted'])
  await reached(kit, 'enteringCode')
  expect(browser.asked).toEqual(['conditional', 'aborted'])
})

test('makes room for the prompt that a person asks for', async () => {
  await signUp()
  const kit = stage.startKit({ passkey: {} })
  const result = kit.login.open()
  await asked(['conditional'])
  kit.login.chooseMethod('passkey')
  expect(await result).toMatchObject({ isNewUser: false })
  expect(browser.asked).toEqual(['conditional', 'aborted', 'prompt'])
})

test('waits until the field has the focus or nothing else goes on', async () => {
  const look = vi.fn(() => false)
  const page = Object.assign(new EventTarget(), {
    activeElement: { matches: look },
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const kit = stage.startKit({ passkey: {} })
  void kit.login.open()
  await vi.waitFor(() => expect(look).toHaveBeenCalled(), patient)
  expect(browser.asked).toEqual([])
  look.mockReturnValue(true)
  page.dispatchEvent(new Event('focusin'))
  await asked(['conditional'])
})

test('leaves the browser alone where the app or the service wants no passkeys', async () => {
  const kits = [
    stage.startKit({ passkey: { autofill: false } }),
    stage.startKit({ passkey: {}, methods: ['email'] }),
  ]
  for (const kit of kits) {
    void kit.login.open()
    kit.login.submitContact('mara@okafor.example')
    await reached(kit, 'enteringCode')
    kit.login.close()
  }
  expect(browser.asked).toEqual([])
})

test('does not fail when the browser refuses the list', async () => {
  vi.stubGlobal('navigator', {
    credentials: { get: () => Promise.reject(new DOMException('', 'SecurityError')) },
    userAgent: '',
  })
  const kit = stage.startKit({ passkey: {} })
  const result = kit.login.open()
  kit.login.submitContact('mara@okafor.example')
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor('mara@okafor.example'))
  kit.login.skipPasskey()
  await reached(kit, 'accepted')
  kit.login.close()
  expect(await result).toMatchObject({ isNewUser: true })
})
