import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../support/mailServer.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { startService } from '../support/startService.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  mail = await startMailServer()
})
afterEach(() => mail.close())

async function start(env: Record<string, string> = {}) {
  const service = await startService({
    env: {
      LATCHKIT_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LATCHKIT_MAIL_FROM: 'login@fieldnotes.example',
      LATCHKIT_APP_NAME: 'Fieldnotes',
      ...env,
    },
  })
  onTestFinished(() => service.kill())
  const client = createProxyClient({ fetch, ...service.facts })
  const ask = (contact: string) => client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
  return { service, client, ask }
}

test('sends the message of the design, and the code in it is the right one', async () => {
  const { service, client, ask } = await start()
  const { body } = await ask('Mara@Okafor.example')
  const [message] = mail.received
  expect(mail.received).toHaveLength(1)
  expect(message?.to).toEqual(['mara@okafor.example'])
  const { from, to, subject = '', text = '', html = '', headers = [] } = message?.email ?? {}
  expect(from).toMatchObject({ name: 'Fieldnotes', address: 'login@fieldnotes.example' })
  expect(to).toMatchObject([{ address: 'mara@okafor.example' }])
  expect(subject).toMatch(/^\d{3} \d{3} is your Fieldnotes code$/)
  const shown = subject.slice(0, 7)
  expect(text).toContain(`\n${shown}\n`)
  expect(html).toContain(shown.replace(' ', '\u2009'))
  expect(html).toContain('It works for 5 minutes, once. Enter it in the page you left open.')
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')

  const otpCode = shown.replace(' ', '')
  const public_key = service.facts.rootApiKey.publicKey
  const verified = await client.proxy('otp_verify', { otpId: body.otpId, otpCode, public_key })
  expect(verified.status).toBe(200)
  expect(await client.newestCode('mara@okafor.example')).toBe('')
})

test.each([
  'Evil" <all@example.com>, "',
  '<img src=x onerror=alert(1)>',
  '=?utf-8?q?Bcc:_all=40example.com?=',
  'Überprüfung ✓ 検証',
])('sec/T10 the app name %j changes neither headers nor markup', async (LATCHKIT_APP_NAME) => {
  const { ask } = await start({ LATCHKIT_APP_NAME })
  await ask('ada@example.com')
  const [message] = mail.received
  expect(message?.to).toEqual(['ada@example.com'])
  const { headers = [], html = '', from, to, bcc, cc } = message?.email ?? {}
  expect([bcc, cc]).toEqual([undefined, undefined])
  expect(to).toHaveLength(1)
  expect(from?.address).toBe('login@fieldnotes.example')
  expect(headers.map(({ key }) => key).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
    'x-auto-response-suppress',
  ])
  expect(html).not.toMatch(/<(img|script|a)\b/i)
})

test('says that a message did not leave, and counts no code as sent', async () => {
  const { client, ask } = await start()
  const refused = await ask('refused@example.com')
  expect([refused.status, codeOf(refused)]).toEqual([503, 'DELIVERY_FAILED'])
  await mail.close()
  for (let i = 0; i < 6; i++) expect(codeOf(await ask('ada@example.com'))).toBe('DELIVERY_FAILED')
  expect((await client.send('/health', { method: 'GET' })).status).toBe(200)
  mail = await startMailServer()
})
