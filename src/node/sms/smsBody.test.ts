import { expect, test } from 'vitest'
import { isWholeBody, type SmsBody, writeSmsBody } from './smsBody.ts'

const facts = { to: '+447700900123', text: '481902 is your "A & B" code.\n\n@a.example #481902' }

test('writes the form that Twilio takes', () => {
  const { type, content } = writeSmsBody(
    {
      kind: 'form',
      fields: [
        ['To', '{to}'],
        ['From', '+15005550006'],
        ['Body', '{text}'],
      ],
    },
    facts,
  )
  expect(type).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(content))).toEqual({
    To: facts.to,
    From: '+15005550006',
    Body: facts.text,
  })
})

test('writes JSON of any depth, and leaves the rest as it is', () => {
  const { type, content } = writeSmsBody(
    { kind: 'json', template: { to: ['{to}'], sms: { text: 'Code: {text}', flash: false }, n: 1 } },
    facts,
  )
  expect(type).toBe('application/json')
  expect(JSON.parse(content)).toEqual({
    to: [facts.to],
    sms: { text: `Code: ${facts.text}`, flash: false },
    n: 1,
  })
})

test.each(['{to}', '"}, {"to":"+1', 'a&To=%2B1', '\u2028', '$&', '__proto__'])(
  'lets %j in a text be nothing but text',
  (hostile) => {
    const form: SmsBody = {
      kind: 'form',
      fields: [
        ['t', '{to}'],
        ['x', '{text}'],
      ],
    }
    const json: SmsBody = { kind: 'json', template: { t: '{to}', x: '{text}' } }
    const wanted = { t: facts.to, x: hostile }
    const written = writeSmsBody(form, { ...facts, text: hostile })
    expect(Object.fromEntries(new URLSearchParams(written.content))).toEqual(wanted)
    expect(JSON.parse(writeSmsBody(json, { ...facts, text: hostile }).content)).toEqual(wanted)
  },
)

test('needs a place for both', () => {
  expect(isWholeBody({ kind: 'json', template: { a: { b: '{to} {text}' } } })).toBe(true)
  expect(isWholeBody({ kind: 'json', template: { '{to}': '{text}' } })).toBe(false)
  expect(isWholeBody({ kind: 'form', fields: [['text', '{text}']] })).toBe(false)
})
