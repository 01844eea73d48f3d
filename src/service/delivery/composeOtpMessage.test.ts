import { expect, test } from 'vitest'
import { composeOtpMessage, type OtpMessageFacts } from './composeOtpMessage.ts'

const facts: OtpMessageFacts = {
  otpType: 'OTP_TYPE_EMAIL',
  contact: 'mara@okafor.example',
  code: '413902',
  appName: 'Fieldnotes',
  expiresInSeconds: 300,
  requestedFrom: 'Chrome on macOS',
  nowMs: Date.UTC(2026, 10, 21, 10, 21, 5),
}

test('writes the email of the design', () => {
  const message = composeOtpMessage(facts)
  expect(message).toMatchObject({
    channel: 'email',
    to: 'mara@okafor.example',
    subject: '413 902 is your Fieldnotes code',
    code: '413902',
    from: { name: 'Fieldnotes' },
  })
  expect(message.text).toBe(`Fieldnotes

Your login code
Enter this code in the page you left open.

413 902

It works for 5 minutes, once, in the browser that asked for it.

Asked from Chrome on macOS at 10:21 UTC. If this was not you, do nothing: nobody can log in without the code. Fieldnotes never asks you to read it out.
`)
  expect(message.html).toContain(
    'It works for 5 minutes, once. Enter it in the page you left open.',
  )
  expect(message.html).toContain('413\u2009902')
  expect(message.html).toContain('<meta name="color-scheme" content="light dark">')
  expect(message.html).toMatch(/max-width:560px/)
})

test('has no link and no image without a logo', () => {
  const { html } = composeOtpMessage({ ...facts, origin: 'https://fieldnotes.example' })
  expect(html).not.toMatch(/<img|<a |href|https?:/)
})

test('T10 T24 shows a logo from an https address only', () => {
  const html = (logoUrl: string) => composeOtpMessage({ ...facts, logoUrl }).html
  expect(html('https://fieldnotes.example/logo.png')).toContain(
    'src="https://fieldnotes.example/logo.png"',
  )
  expect(html('http://fieldnotes.example/logo.png')).not.toContain('<img')
  expect(html('javascript:alert(1)')).not.toContain('<img')
  expect(html('https://x.example/"onerror="alert(1)')).not.toContain('"onerror')
})

test.each([
  ['413902', '413 902'],
  ['4139027', '4139 027'],
  ['41390276', '4139 0276'],
  ['K3VM79QZ2', 'K3VM7 9QZ2'],
])('shows the code %s as %s', (code, shown) => {
  expect(composeOtpMessage({ ...facts, code }).subject).toBe(`${shown} is your Fieldnotes code`)
})

test.each([
  [300, '5 minutes'],
  [60, '1 minute'],
  [90, '90 seconds'],
])('says how long %i seconds are', (expiresInSeconds, words) => {
  expect(composeOtpMessage({ ...facts, expiresInSeconds }).text).toContain(`works for ${words},`)
})

test('leaves out the browser when it is not known', () => {
  const { text } = composeOtpMessage({ ...facts, requestedFrom: undefined })
  expect(text).toContain('\n\nAsked at 10:21 UTC. If')
})

test('writes a text message of one part, bound to the domain', () => {
  const message = composeOtpMessage({
    ...facts,
    otpType: 'OTP_TYPE_SMS',
    contact: '+4930123456',
    code: '481902',
    origin: 'https://fieldnotes.example',
  })
  expect(message).toMatchObject({ channel: 'sms', to: '+4930123456', subject: '', html: '' })
  expect(message.text).toBe(
    '481902 is your Fieldnotes code. It works for 5 minutes.\n\n@fieldnotes.example #481902',
  )
  expect(message.text.length).toBeLessThanOrEqual(84)
})

test('does not bind a text message to a page without https', () => {
  const sms = { ...facts, otpType: 'OTP_TYPE_SMS', origin: 'http://localhost:5173' } as const
  expect(composeOtpMessage(sms).text).not.toContain('@')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  'Evil\r\nBcc: all@example.com',
  'Evil\u2028Bcc: all@example.com',
  '\u202Emoc.live',
  '&lt;b&gt;',
  'x'.repeat(5000),
  '',
])('T10 renders %j as text on one line', (hostile) => {
  const message = composeOtpMessage({
    ...facts,
    appName: hostile,
    requestedFrom: hostile,
    sender: { name: hostile, address: hostile },
    replyTo: hostile,
  })
  const plain = composeOtpMessage(facts)
  const tags = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi)?.map((tag) => tag.split(' ')[0])
  expect(tags(message.html)).toEqual(tags(plain.html))
  for (const header of [
    message.subject,
    message.from?.name,
    message.from?.address,
    message.replyTo,
  ])
    expect(header ?? '').not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u)
  expect(message.subject.length).toBeLessThan(120)
})
