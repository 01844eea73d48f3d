import { describe, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { fragmentWithoutLogin } from '../../src/wire/fields/loginFragment.ts'
import { readLoginLink, writeLoginLink } from '../../src/wire/fields/loginLink.ts'
import { createTestApi, resultText } from '../support/activityApi.ts'

const contact = 'mara@okafor.example'
const parameters = { otpType: 'OTP_TYPE_EMAIL', contact, appName: 'Fieldnotes' }
const sms = { ...parameters, otpType: 'OTP_TYPE_SMS', contact: '+447700900123' }

const textOf = (reply: { body: unknown }) => JSON.stringify(reply.body)

describe('magicLinkTemplate', () => {
  const template = 'https://fieldnotes.example/login#tab=home&code=%s'

  test('the link is in text and HTML of the mail, and its fragment says which code of whose address it is', async () => {
    const kit = await createTestApi()
    const emailCustomization = { magicLinkTemplate: template }
    const reply = await kit.submit('initOtp', { ...parameters, emailCustomization })
    const [{ text, html, code } = { text: '', html: '', code: '' }] = kit.sent
    const link = /https:\/\/fieldnotes\.example\S+/.exec(text)?.[0] ?? ''
    const url = new URL(link)
    expect(url.origin + url.pathname + url.search).toBe('https://fieldnotes.example/login')
    const otpId = resultText(reply, 'otpId')
    expect(readLoginLink(url.hash)).toEqual({ otpId, otpCode: code, contact })
    expect(url.hash).toContain(`#tab=home&code=${code}`)
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    // the code of the link is the code of the mail: it logs in from any browser, once
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const verify = () => kit.submit('verifyOtp', { otpId, otpCode: code, publicKey })
    expect((await verify()).code).toBe('OK')
    expect((await verify()).code).not.toBe('OK')
  })

  test('without a template the mail has no link', async () => {
    const kit = await createTestApi()
    await kit.submit('initOtp', parameters)
    expect(kit.sent[0]?.html).not.toContain('<a ')
    expect(kit.sent[0]?.text).not.toContain('://')
  })

  test.each([
    ['http://fieldnotes.example/#%s', 'REQUEST_INVALID'],
    ['javascript:alert(1)//%s', 'REQUEST_INVALID'],
    ['https://fieldnotes.example/#%s"><b', 'REQUEST_INVALID'],
    ['https://fieldnotes.example/#%s and more', 'REQUEST_INVALID'],
    ['http://localhost:5173/#%s', 'OK'],
  ])('%s is %s', async (magicLinkTemplate, code) => {
    const kit = await createTestApi()
    const emailCustomization = { magicLinkTemplate }
    expect((await kit.submit('initOtp', { ...parameters, emailCustomization })).code).toBe(code)
  })

  test('a fragment that is no login is read as none, whatever it holds', () => {
    const link = writeLoginLink('https://a.example/#%s', { otpId: 'o', otpCode: '123456', contact })
    const { hash } = new URL(link)
    expect(readLoginLink(hash)).not.toBeNull()
    for (const other of ['', '#', '#latchkit-login=', '#latchkit-login=e30', `${hash}x`, '#a=b'])
      expect(readLoginLink(other)).toBeNull()
    expect(fragmentWithoutLogin('#a=b&latchkit-login=e30&c')).toBe('#a=b&c')
  })

  test.each([
    ['#%s', ''],
    ['#', ''],
    ['#code=%s', ''],
    ['#tab=home&code=%s', '#tab=home'],
    ['#/login?code=%s', '#/login'],
    ['#/login?tab=1234567', '#/login?tab=1234567'],
  ])('nothing of the code stays in a fragment from %s', (template, rest) => {
    const parts = { otpId: 'o', otpCode: '123456', contact }
    const link = writeLoginLink(`https://a.example/${template}`, parts)
    expect(fragmentWithoutLogin(new URL(link).hash)).toBe(rest)
  })
})

test('templateId: an unknown template is refused with words', async () => {
  const kit = await createTestApi()
  const reply = await kit.submit('initOtp', {
    ...parameters,
    emailCustomization: { templateId: 'tmpl_7' },
  })
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID'])
  expect(textOf(reply)).toMatch(/templateId names no template.*magicLinkTemplate/)
  expect(textOf(reply)).not.toContain('tmpl_7"')
  expect(kit.sent).toHaveLength(0)
})

test.each([
  'plain text',
  '',
  '[]',
  '{"broken',
  '{"origin":7,"more":{"deep":[1]}}',
  JSON.stringify({ origin: 'x'.repeat(5000) }),
])('templateVariables: %j is kept, and the mail is sent', async (templateVariables) => {
  const kit = await createTestApi()
  const reply = await kit.submit('initOtp', {
    ...parameters,
    emailCustomization: { templateVariables },
  })
  expect(reply.code).toBe('OK')
  expect(JSON.stringify(reply.body)).toContain(JSON.stringify(templateVariables))
  expect(kit.sent).toHaveLength(1)
})

test('templateVariables: a JSON object fills what the mail says', async () => {
  const kit = await createTestApi()
  const templateVariables = JSON.stringify({ requestedFrom: 'Chrome on macOS', more: 1 })
  await kit.submit('initOtp', { ...parameters, emailCustomization: { templateVariables } })
  expect(kit.sent[0]?.text).toContain('Asked from Chrome on macOS')
})

test.each([
  ['Your Okafor code:', (code: string) => `Your Okafor code: ${code}`],
  ['{{.OtpCode}} is yours.', (code: string) => `${code} is yours.`],
  ['$& and $1', (code: string) => `$& and $1 ${code}`],
])('SMS template %j carries the code', async (template, expected) => {
  const kit = await createTestApi()
  const reply = await kit.submit('initOtp', { ...sms, smsCustomization: { template } })
  expect(reply.code).toBe('OK')
  expect(kit.sent[0]?.text).toBe(expected(kit.sent[0]?.code ?? ''))
})
