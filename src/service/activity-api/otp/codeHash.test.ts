import { expect, test } from 'vitest'
import { hashCode, isCodeOf } from './codeHash.ts'

const place = { otpId: 'otp-1', door: undefined }

const newKey = () =>
  crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

test('knows a code again, under its own id, door and key only', async () => {
  const key = await newKey()
  const hash = await hashCode(key, place, '123456')
  expect(await isCodeOf(key, place, '123456', hash)).toBe(true)
  expect(await isCodeOf(key, place, '123457', hash)).toBe(false)
  expect(await isCodeOf(key, { otpId: 'otp-2', door: undefined }, '123456', hash)).toBe(false)
  expect(await isCodeOf(key, { ...place, door: 'dashboard' }, '123456', hash)).toBe(false)
  expect(await isCodeOf(await newKey(), place, '123456', hash)).toBe(false)
  expect(await isCodeOf(key, place, '123456', '')).toBe(false)
  expect(await isCodeOf(key, place, '123456', 'not hex')).toBe(false)
})
