import { afterEach, expect, test, vi } from 'vitest'
import { readSmsCode } from './readSmsCode.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that reads messages, or refuses to. */
function stubBrowser(get: (request: CredentialRequestOptions) => Promise<unknown>) {
  const asked = vi.fn(get)
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get: asked } })
  return asked
}

const never = () => new AbortController().signal

test('takes the code out of the message', async () => {
  const asked = stubBrowser(async () => ({ type: 'otp', code: '481902' }))
  const signal = never()
  expect(await readSmsCode(signal)).toBe('481902')
  expect(asked).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal })
})

test('asks nothing of a browser that reads no messages', async () => {
  const get = vi.fn()
  vi.stubGlobal('navigator', { credentials: { get } })
  expect(await readSmsCode(never())).toBeNull()
  expect(get).not.toHaveBeenCalled()
})

test.each([
  ['the person declines', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['there is no message', async () => null],
  ['the message is of another kind', async () => ({ type: 'password' })],
])('brings nothing when %s', async (_, get) => {
  stubBrowser(get)
  expect(await readSmsCode(never())).toBeNull()
})

test('brings nothing to a screen that was left', async () => {
  const leaving = new AbortController()
  stubBrowser(async () => {
    leaving.abort()
    return { code: '481902' }
  })
  expect(await readSmsCode(leaving.signal)).toBeNull()
})
