import { expect, test } from 'vitest'
import { readSmsOptions } from './readSmsOptions.ts'

const LATCHKIT_SMS_URL = 'https://sms.example/send'

test('has no provider without an address', () => {
  expect(readSmsOptions({ LATCHKIT_SMS_HEADERS: '{}' })).toBeUndefined()
})

test('writes JSON to a webhook when nothing else is said', () => {
  expect(readSmsOptions({ LATCHKIT_SMS_URL })).toEqual({
    url: LATCHKIT_SMS_URL,
    headers: {},
    body: { kind: 'json', template: { to: '{to}', text: '{text}' } },
  })
})

test('takes user name and password out of the address', () => {
  const options = readSmsOptions({ LATCHKIT_SMS_URL: 'https://AC12:to%2Fken@sms.example/Messages' })
  expect(options?.url).toBe('https://sms.example/Messages')
  expect(options?.headers).toEqual({ authorization: `Basic ${btoa('AC12:to/ken')}` })
})

test('takes headers and a form, with a plus that stays one', () => {
  const options = readSmsOptions({
    LATCHKIT_SMS_URL,
    LATCHKIT_SMS_HEADERS: '{"Authorization":"Bearer secret"}',
    LATCHKIT_SMS_BODY: 'To={to}&From=+15005550006&Body=%E2%9C%93%20{text}',
  })
  expect(options).toMatchObject({
    headers: { authorization: 'Bearer secret' },
    body: {
      kind: 'form',
      fields: [
        ['To', '{to}'],
        ['From', '+15005550006'],
        ['Body', '✓ {text}'],
      ],
    },
  })
})

test('takes JSON of any depth', () => {
  const LATCHKIT_SMS_BODY = '{"messages":[{"to":"{to}","content":{"text":"{text}"},"flash":false}]}'
  expect(readSmsOptions({ LATCHKIT_SMS_URL, LATCHKIT_SMS_BODY })?.body.kind).toBe('json')
})

test('lets a plain address be one of this machine only', () => {
  const local = 'http://127.0.0.1:4600/send'
  expect(readSmsOptions({ LATCHKIT_SMS_URL: local })?.url).toBe(local)
})

test.each([
  ['LATCHKIT_SMS_URL', 'http://sms.example/send'],
  ['LATCHKIT_SMS_URL', 'sms.example'],
  ['LATCHKIT_SMS_URL', 'file:///tmp/sms'],
  ['LATCHKIT_SMS_HEADERS', 'Bearer secret'],
  ['LATCHKIT_SMS_HEADERS', '["authorization"]'],
  ['LATCHKIT_SMS_HEADERS', '{"bad name":"x"}'],
  ['LATCHKIT_SMS_HEADERS', '{"x":"a\\r\\nb: c"}'],
  ['LATCHKIT_SMS_BODY', '{"to":"{to}"}'],
  ['LATCHKIT_SMS_BODY', '{"to":"{to}","text":"{text}"'],
  ['LATCHKIT_SMS_BODY', 'To={to}&Body=hello'],
  ['LATCHKIT_SMS_BODY', 'To={to}&Body=%E2{text}'],
])('refuses %s with %j, by name and without the value', (name, value) => {
  const read = () => readSmsOptions({ LATCHKIT_SMS_URL, [name]: value })
  expect(read).toThrow(name)
  expect(read).not.toThrow('secret')
})
