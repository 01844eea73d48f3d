import { expect, test } from 'vitest'
import { emailOf, normalizeContact, phoneNumberOf } from './normalizeContact.ts'

test.each([
  ['mara@okafor.example', 'mara@okafor.example'],
  ['Mara.Okafor+test@OKAFOR.Example', 'mara.okafor+test@okafor.example'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['a@münchen.example', 'a@xn--mnchen-3ya.example'],
  ['a@MÜNCHEN.example', 'a@xn--mnchen-3ya.example'],
  ['a@sub.sub.example.co', 'a@sub.sub.example.co'],
])('writes %s as %s', (typed, normalized) => {
  expect(emailOf(typed)).toBe(normalized)
})

test.each([
  '',
  'mara',
  '@okafor.example',
  'mara@',
  'mara@localhost',
  'mara@okafor.example.',
  'mara@.example',
  'mara@okafor..example',
  'mara@-okafor.example',
  ' mara@okafor.example',
  'mara@okafor.example ',
  'mara@okafor.example\r\nBcc: all@example.com',
  'mara@oka\nfor.example',
  'mara@oka\tfor.example',
  'mara\u0000@okafor.example',
  'mara@okafor.example,eve@evil.example',
  'mara@okafor.example;eve@evil.example',
  'eve@evil.example@okafor.example',
  '"mara"@okafor.example',
  '"eve@evil.example,"@okafor.example',
  'Mara <mara@okafor.example>',
  '(comment)mara@okafor.example',
  'mara..okafor@okafor.example',
  '.mara@okafor.example',
  'mara.@okafor.example',
  'mára@okafor.example',
  '\u212aelvin@okafor.example',
  'mara@127.0.0.1',
  'mara@2130706433',
  'mara@[127.0.0.1]',
  'mara@okafor.example:25',
  'mara@okafor.example/x',
  'mara@okafor.example?x',
  'mara@okafor.example#x',
  'mara@oka%66or.example',
  'mara@oka\u200bfor.example',
  `${'a'.repeat(65)}@okafor.example`,
  `mara@${'a'.repeat(64)}.example`,
  `mara@${'a.'.repeat(130)}example`,
])('T10 refuses %j as an email address', (text) => {
  expect(emailOf(text)).toBeNull()
})

test('takes phone numbers in the form of E.164 only', async () => {
  expect(await phoneNumberOf('+447700900123')).toBe('+447700900123')
  for (const text of [
    '447700900123',
    '+0447700900',
    '+44 7700 900123',
    '+44-7700-900123',
    '+447700900123;ext=4',
    '+447700900123\n',
    '+12345',
    '+1234567890123456',
    '+٤٤٧٧٠٠٩٠٠١٢٣',
  ])
    expect(await phoneNumberOf(text)).toBeNull()
})

test('knows one spelling of a number, and no number of no country', async () => {
  expect(await phoneNumberOf('+4407700900123')).toBe('+447700900123')
  expect(await phoneNumberOf('+999123456789')).toBeNull()
})

test('refuses with the code of the kind of address', async () => {
  await expect(normalizeContact('OTP_TYPE_EMAIL', '+447700900123')).rejects.toMatchObject({
    code: 'INVALID_EMAIL',
  })
  await expect(normalizeContact('OTP_TYPE_SMS', 'a@b.example')).rejects.toMatchObject({
    code: 'INVALID_PHONE_NUMBER',
  })
})
