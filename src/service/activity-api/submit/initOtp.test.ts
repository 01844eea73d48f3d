import { expect, test } from 'vitest'
import {
  activityOf,
  createTestApi,
  resultText,
  START_MS,
} from '../../../../test/support/activityApi.ts'
import { sendCode } from '../../../../test/support/otpSteps.ts'
import { readTargetBundle } from '../../../crypto/hpke/targetBundle.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { createService } from '../../createService.ts'
import { knownCountries } from '../otp/smsCountries.ts'

const contact = 'mara@okafor.example'
const parameters = { otpType: 'OTP_TYPE_EMAIL', contact, appName: 'Fieldnotes' }

test('sends a code of nine letters and digits and answers with a bundle to encrypt it to', async () => {
  const kit = await createTestApi()
  const reply = await kit.submit('initOtp', { ...parameters, contact: 'Mara@Okafor.Example' })
  expect(kit.sent).toHaveLength(1)
  expect(kit.sent[0]).toMatchObject({ channel: 'email', to: contact })
  expect(kit.sent[0]?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
  const bundle = resultText(reply, 'otpEncryptionTargetBundle')
  const pinned = kit.parts.keys.verification.publicKeyUncompressedHex
  expect(await readTargetBundle(bundle, pinned)).toMatch(/^04[0-9a-f]{128}$/)
  expect(activityOf(reply).intent).toMatchObject({
    initOtpIntentV3: { contact: 'Mara@Okafor.Example' },
  })
})

test('T06 stores no code, only its hash under a key of the service', async () => {
  const kit = await createTestApi()
  const { otpId, code } = await sendCode(kit, contact)
  const row = await kit.parts.store.first('otps', { id: otpId })
  expect(row).toMatchObject({ contact, attempts: 0, expiresAtMs: START_MS + 300_000 })
  expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(code)
})

test('answers the same way whether or not the address has an account', async () => {
  const kit = await createTestApi()
  const shape = async (to: string) => {
    const reply = await kit.submit('initOtp', { ...parameters, contact: to })
    return [reply.status, resultText(reply, 'otpId').length, Object.keys(activityOf(reply))]
  }
  const unknown = await shape('mara@okafor.example')
  await kit.parts.store.transaction((tx) =>
    tx.update('users', { id: kit.root.userId }, { email: 'nora@okafor.example' }),
  )
  expect(await shape('nora@okafor.example')).toEqual(unknown)
})

test('T06 sends five codes in a quarter of an hour, then says how long to wait', async () => {
  const kit = await createTestApi()
  for (let i = 0; i < 5; i++) {
    kit.clock.time = START_MS + i * 60_000
    await sendCode(kit, contact)
  }
  const reply = await kit.submit('initOtp', parameters)
  expect(reply).toMatchObject({
    status: 429,
    code: 'OTP_SENDS_EXCEEDED',
    detail: { retryAfterSeconds: 660 },
  })
  kit.clock.time = START_MS + 15 * 60_000
  expect((await kit.submit('initOtp', parameters)).code).toBe('OK')
  expect(kit.sent).toHaveLength(6)
})

test('T06 sends no more than five when fifty are asked for at once', async () => {
  const kit = await createTestApi()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => kit.submit('initOtp', parameters)),
  )
  expect(replies.filter(({ code }) => code === 'OK')).toHaveLength(5)
  expect(kit.sent).toHaveLength(5)
})

test('counts another contact apart, and all contacts of an organization together', async () => {
  const ceiling = [{ max: 6, windowMs: 60_000 }]
  const kit = await createTestApi({ limits: { otpSendsPerOrganization: ceiling } })
  const codes: string[] = []
  for (let i = 0; i < 7; i++)
    codes.push(
      (await kit.submit('initOtp', { ...parameters, contact: `${i}@okafor.example` })).code,
    )
  expect(codes).toEqual([...Array(6).fill('OK'), 'OTP_SENDS_EXCEEDED'])
  const [last] = await kit.parts.store.find('limitHits', {}, { order: 'desc' })
  expect(last).toBeDefined()
  expect(await kit.parts.store.count('limitHits', {})).toBe(12)
})

test('counts text messages to a number as it counts emails to an address', async () => {
  const kit = await createTestApi()
  const sms = (number: string) =>
    kit.submit('initOtp', { ...parameters, otpType: 'OTP_TYPE_SMS', contact: number })
  const codes: string[] = []
  // two spellings of one number
  for (let i = 0; i < 6; i++)
    codes.push((await sms(i % 2 ? '+4407700900123' : '+447700900123')).code)
  expect(codes).toEqual([...Array(5).fill('OK'), 'OTP_SENDS_EXCEEDED'])
  expect((await sms('+447700900124')).code).toBe('OK')
  expect(kit.sent.map(({ channel }) => channel)).toEqual(Array(6).fill('sms'))
})

test('counts and records nothing when the message did not leave', async () => {
  const fault = new Error('connection refused')
  const kit = await createTestApi({ delivery: { send: () => Promise.reject(fault) } })
  const reply = await kit.submit('initOtp', parameters)
  expect(reply).toMatchObject({ status: 503, code: 'DELIVERY_FAILED' })
  expect(kit.errors).toEqual([fault])
  for (const table of ['limitHits', 'otps', 'activities'] as const)
    expect(await kit.parts.store.count(table, {})).toBe(0)
})

test('T06 keeps the newest three codes of a contact alive', async () => {
  const kit = await createTestApi()
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const codes = []
  for (let i = 0; i < 4; i++) codes.push(await sendCode(kit, contact))
  const verify = async ({ otpId, code }: { otpId: string; code: string }) =>
    (await kit.submit('verifyOtp', { otpId, otpCode: code, publicKey })).code
  const seen = []
  for (const code of codes) seen.push(await verify(code))
  expect(seen).toEqual(['OTP_EXPIRED', 'OK', 'OK', 'OK'])
})

test.each([
  [{ contact: 'mara' }, 'INVALID_EMAIL'],
  [{ otpType: 'OTP_TYPE_SMS' }, 'INVALID_PHONE_NUMBER'],
  [{ otpType: 'OTP_TYPE_PIGEON' }, 'REQUEST_INVALID'],
  [{ appName: 'A\r\nBcc: all@example.com' }, 'REQUEST_INVALID'],
  [{ appName: ' ' }, 'REQUEST_INVALID'],
  [{ otpLength: 5 }, 'REQUEST_INVALID'],
  [{ otpLength: 10 }, 'REQUEST_INVALID'],
  [{ expirationSeconds: '601' }, 'REQUEST_INVALID'],
  [{ expirationSeconds: '0' }, 'REQUEST_INVALID'],
  [{ expirationSeconds: '-1' }, 'REQUEST_INVALID'],
  [{ sendFromEmailAddress: 'ceo@bank.example' }, 'REQUEST_INVALID'],
  [{ replyToEmailAddress: 'eve@evil.example' }, 'REQUEST_INVALID'],
  [{ sendFromEmailSenderName: 'A\nB' }, 'REQUEST_INVALID'],
  [{ emailCustomization: { logoUrl: 'http://a.example/l.png' } }, 'REQUEST_INVALID'],
  [{ emailCustomization: { logoUrl: 'javascript:alert(1)' } }, 'REQUEST_INVALID'],
  [{ emailCustomization: { magicLinkTemplate: 'https://a.example/?%s%s' } }, 'REQUEST_INVALID'],
  [{ emailCustomization: { magicLinkTemplate: 'https://a.example/' } }, 'REQUEST_INVALID'],
  [{ emailCustomization: { templateId: 'welcome' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: '{{.OtpCode}} and {{.OtpCode}}' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: '{{.OtpCode}} for {{.AppName}}' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: '{{.OtpCode}}\n@evil.example #1' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: '@evil.example #{{.OtpCode}}' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: 'a\u2028@evil.example #{{.OtpCode}}' } }, 'REQUEST_INVALID'],
  [{ smsCustomization: { template: `{{.OtpCode}}${'x'.repeat(240)}` } }, 'REQUEST_INVALID'],
])('T10 refuses %j and sends nothing', async (change, code) => {
  const kit = await createTestApi()
  expect((await kit.submit('initOtp', { ...parameters, ...change })).code).toBe(code)
  expect(kit.sent).toEqual([])
  expect(await kit.parts.store.count('limitHits', {})).toBe(0)
})

test('says in the message what asked for the code', async () => {
  const kit = await createTestApi()
  const templateVariables = JSON.stringify({ origin: null, requestedFrom: 'Chrome on macOS' })
  await kit.submit('initOtp', { ...parameters, emailCustomization: { templateVariables } })
  expect(kit.sent[0]?.text).toContain('Chrome on macOS')
})

test.each([
  [['okafor.example'], 'OK'],
  ['any', 'OK'],
  [['other.example'], 'REQUEST_INVALID'],
] as const)('T10 takes a sender of the domains %j as %s', async (senderDomains, code) => {
  const kit = await createTestApi({ senderDomains })
  const sender = { sendFromEmailAddress: 'login@okafor.example' }
  expect((await kit.submit('initOtp', { ...parameters, ...sender })).code).toBe(code)
  expect(kit.sent.map(({ from }) => from?.address)).toEqual(
    code === 'OK' ? ['login@okafor.example'] : [],
  )
})

test('writes a text message by the template of the request, bound to the page as ever', async () => {
  const kit = await createTestApi()
  const sms = { ...parameters, otpType: 'OTP_TYPE_SMS', contact: '+14155552671' }
  await kit.submit('initOtp', {
    ...sms,
    smsCustomization: { template: 'Fieldnotes: $& {{.OtpCode}} $1' },
    emailCustomization: { templateVariables: JSON.stringify({ origin: 'https://a.example' }) },
  })
  const code = kit.sent[0]?.code
  expect(kit.sent[0]?.text).toBe(`Fieldnotes: $& ${code} $1\n\n@a.example #${code}`)
})

test.each([
  ['+14155552671', ['US'], 'OK'],
  ['+14155552671', ['CA', 'GB'], 'PHONE_COUNTRY_NOT_ALLOWED'],
  ['+16135550123', ['US'], 'PHONE_COUNTRY_NOT_ALLOWED'],
  ['+16135550123', ['CA'], 'OK'],
  ['+447400123456', ['gb'], 'OK'],
  ['+447400123456', undefined, 'OK'],
  // the plan of no country: satellites
  ['+881612345678', ['US'], 'INVALID_PHONE_NUMBER'],
] as const)('sends to %s, when text messages go to %j: %s', async (contact, smsCountries, code) => {
  const kit = await createTestApi({ smsCountries: await knownCountries(smsCountries) })
  const reply = await kit.submit('initOtp', { ...parameters, otpType: 'OTP_TYPE_SMS', contact })
  expect(reply.code).toBe(code)
  expect(kit.sent).toHaveLength(code === 'OK' ? 1 : 0)
  expect((await kit.parts.store.count('limitHits', {})) > 0).toBe(code === 'OK')
})

test('lets an email address pass, whatever the countries of text messages are', async () => {
  const kit = await createTestApi({ smsCountries: ['US'] })
  expect((await kit.submit('initOtp', parameters)).code).toBe('OK')
})

test('refuses a country that is none, when the service starts', async () => {
  await expect(knownCountries(['GB', 'UK'])).rejects.toThrow('"UK"')
  await expect(createService({ development: true, smsCountries: ['UK'] })).rejects.toThrow('"UK"')
})
