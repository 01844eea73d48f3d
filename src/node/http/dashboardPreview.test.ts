import { expect, test } from 'vitest'
import { previewResponse } from './dashboardPreview.ts'

const preview = (query: Readonly<Record<string, string>>) =>
  previewResponse(new URLSearchParams(query))

test('shows the email that would be sent, where no script runs', async () => {
  const response = preview({ channel: 'email', form: 'html', appName: '<b>Field</b>notes' })
  const html = await response.text()
  expect(html).toContain('&lt;b&gt;Field&lt;/b&gt;notes')
  expect(html).not.toContain('<b>Field')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/; sandbox$/)
  expect(policy).not.toContain('script')
})

test('shows it light or dark, whatever the browser prefers', async () => {
  const html = (look: string) => preview({ channel: 'email', form: 'html', look }).text()
  const [light, dark] = [await html('light'), await html('dark')]
  expect(dark).toContain('@media all{')
  expect(light).toContain('@media not all{')
  for (const each of [light, dark]) expect(each).not.toContain('prefers-color-scheme')
})

test('tells subject, sender and plain text beside it', async () => {
  const query = { channel: 'email', form: 'json', appName: 'Fieldnotes', seconds: '600' }
  const body = await preview({ ...query, senderAddress: 'login@fieldnotes.example' }).json()
  expect(body).toMatchObject({
    subject: '413 902 is your Fieldnotes code',
    from: { name: 'Fieldnotes', address: 'login@fieldnotes.example' },
  })
  expect(body.text).toContain('It works for 10 minutes')
})

test('puts the code into a template of the organization, and the line for phones behind it', async () => {
  const smsTemplate = 'Your code: {{.OtpCode}}'
  const body = await preview({ channel: 'sms', form: 'json', smsTemplate }).json()
  expect(body.text).toBe('Your code: 481902\n\n@fieldnotes.example #481902')
})

test.each([
  {},
  { channel: 'fax', form: 'json' },
  { channel: 'sms', form: 'json', seconds: 'soon' },
])('refuses %o', (query) => {
  expect(() => preview(query)).toThrow(expect.objectContaining({ code: 'REQUEST_INVALID' }))
})
