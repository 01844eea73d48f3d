import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const token = `${'eyJhbGciOiJFUzI1NiJ9'}.${'eyJzdWIiOiIxIn0'}.${'c2lnbmF0dXJl'}`

test.each([
  [`a token: ${token}`, 'a token: [token]'],
  [`Bearer=${token};`, 'Bearer=[token];'],
  [`key ${'0a'.repeat(32)} and 0x${'0A'.repeat(20)}`, 'key [hex] and [hex]'],
  [`blob ${'A_-z'.repeat(10)}`, 'blob [encoded]'],
  ['to <mara@okafor.example>, "nora@lind.example"', 'to <[email]>, "[email]"'],
  ['mail a@b.c', 'mail [email]'],
  [`long ${'m'.repeat(100)}@okafor.example`, 'long [email]'],
  ['call +44 (0) 7700-900123 now', 'call [phone] now'],
  ['the code 413902, or K7P2QX', 'the code [code], or [code]'],
])('cuts the secret out of %j', (text, cut) => {
  expect(redact(text)).toBe(cut)
})

test.each([
  'could not find public key in organization or its parent organization',
  'parameters.rootUsers[0].userName must have at most 100 characters',
  'https://login.latchkit.example:8443/public/v1/submit/init_otp answered 503',
  'see @latchkit and a @ b',
])('leaves %j as it is', (text) => {
  expect(redact(text)).toBe(text)
})
