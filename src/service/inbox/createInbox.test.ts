import { expect, test } from 'vitest'
import { createMailbox } from '../delivery/mailbox.ts'
import { createInbox } from './createInbox.ts'

async function filledInbox(
  contacts = ['ada@example.com', 'bob+tag@example.com', 'ada@example.com'],
) {
  let ids = 0
  const mailbox = createMailbox({ nowMs: () => 1_700_000_000_000, newId: () => `id-${++ids}` })
  for (const to of contacts)
    await mailbox.send({ channel: 'email', to, subject: 's', text: 't', html: 'h', code: `${ids}` })
  const expired: string[] = []
  const inbox = createInbox(mailbox, async (contact) => {
    expired.push(contact)
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    inbox.fetch(new Request(`http://localhost:4455${path}`, { method, headers }))
  return Object.assign(ask, { expired })
}

const codesOf = async (response: Response) =>
  ((await response.json()) satisfies { messages: { code: string }[] }).messages.map(
    (message: { code: string }) => message.code,
  )

test('answers all messages, newest first', async () => {
  const ask = await filledInbox()
  const response = await ask('/inbox/messages')
  expect(response.status).toBe(200)
  expect(await codesOf(response)).toEqual(['2', '1', '0'])
})

test.each([
  ['ada@example.com', ['2', '0']],
  ['bob%2Btag@example.com', ['1']],
  ['bob+tag@example.com', ['1']],
  ['eve@example.com', []],
])('answers the messages to %s', async (to, codes) => {
  const ask = await filledInbox()
  expect(await codesOf(await ask(`/inbox/messages?to=${to}`))).toEqual(codes)
})

test.each(['user@münchen.example', 'USER@xn--mnchen-3ya.example', '+15555550100', ' 15555550100'])(
  'finds the messages to %s under their one spelling',
  async (to) => {
    const ask = await filledInbox(['user@xn--mnchen-3ya.example', '+15555550100'])
    expect(await codesOf(await ask(`/inbox/messages?to=${to}`))).toHaveLength(1)
  },
)

test('answers every field of a message', async () => {
  const ask = await filledInbox()
  const { messages } = await (await ask('/inbox/messages?to=bob%2Btag@example.com')).json()
  expect(messages).toEqual([
    {
      id: 'id-2',
      channel: 'email',
      to: 'bob+tag@example.com',
      subject: 's',
      text: 't',
      html: 'h',
      code: '1',
      createdAt: '2023-11-14T22:13:20.000Z',
    },
  ])
})

test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8080'])(
  'lets pages of %s read it',
  async (origin) => {
    const ask = await filledInbox()
    const response = await ask('/inbox/messages', { origin })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('vary')).toBe('Origin')
  },
)

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'null',
  'http://localhost:5173, http://evil.example',
])('refuses pages of %s', async (origin) => {
  const ask = await filledInbox()
  const response = await ask('/inbox/messages', { origin })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(await response.text()).not.toContain('example.com')
})

test.each(['evil.example', 'evil.example:4455', 'localhost.evil.example', '10.0.0.1:4455'])(
  'refuses the host name %s',
  async (host) => {
    const ask = await filledInbox()
    expect((await ask('/inbox/messages', { host })).status).toBe(403)
  },
)

test('shows an email as a document that runs no script, to this machine alone', async () => {
  const ask = await filledInbox()
  const letter = await ask('/inbox/messages/id-2/letter')
  expect([letter.status, await letter.text()]).toEqual([200, 'h'])
  const policy = letter.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'.*; sandbox$/)
  expect(policy).not.toContain('script-src')
  for (const [path, headers, status] of [
    ['/inbox/messages/id-9/letter', {}, 404],
    ['/inbox/messages/../letter', {}, 404],
    ['/inbox/messages/id-2/letter', { host: 'evil.example' }, 403],
    ['/inbox/messages/id-2/letter', { origin: 'https://evil.example' }, 403],
  ] as const)
    expect([path, (await ask(path, headers)).status]).toEqual([path, status])
})

test('lets the codes of an address be over, for a message that is there', async () => {
  const ask = await filledInbox()
  expect((await ask('/inbox/messages/id-2/expire', {}, 'POST')).status).toBe(200)
  expect(ask.expired).toEqual(['bob+tag@example.com'])
  for (const [path, headers, method, status] of [
    ['/inbox/messages/id-9/expire', {}, 'POST', 404],
    ['/inbox/messages/id-1/expire', {}, 'GET', 404],
    ['/inbox/messages/id-1/expire', { origin: 'https://evil.example' }, 'POST', 403],
  ] as const)
    expect([path, (await ask(path, headers, method)).status]).toEqual([path, status])
  expect(ask.expired).toHaveLength(1)
})

test('is empty after DELETE, which a preflight allows', async () => {
  const ask = await filledInbox()
  const origin = 'http://localhost:5173'
  const preflight = await ask('/inbox/messages', { origin }, 'OPTIONS')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
  expect((await ask('/inbox/messages', { origin }, 'DELETE')).status).toBe(200)
  expect(await codesOf(await ask('/inbox/messages'))).toEqual([])
})

test('knows no other path and no other method', async () => {
  const ask = await filledInbox()
  expect((await ask('/inbox')).status).toBe(404)
  const refused = await ask('/inbox/messages', {}, 'PUT')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('GET, DELETE, OPTIONS')
  expect(await refused.json()).toMatchObject({ message: 'only GET and DELETE are allowed here' })
})
