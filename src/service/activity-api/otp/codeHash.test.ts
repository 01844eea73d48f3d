import { expect, test } from 'vitest'
import { hashCode, isCodeOf } from './codeHash.ts'

const newKey = () =>
  crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

test('knows a code again, under its own id and key only', async () => {
  const key = await newKey()
  const hash = await hashCode(key, 'otp-1', '123456')
  expect(await isCodeOf(key, 'otp-1', '123456', hash)).toBe(true)
  expect(await isCodeOf(key, 'otp-1', '123457', hash)).toBe(false)
  expect(await isCodeOf(key, 'otp-2', '123456', hash)).toBe(false)
  expect(await isCodeOf(await newKey(), 'otp-1', '123456', hash)).toBe(false)
  expect(await isCodeOf(key, 'otp-1', '123456', '')).toBe(false)
  expect(await isCodeOf(key, 'otp-1', '123456', 'not hex')).toBe(false)
})
