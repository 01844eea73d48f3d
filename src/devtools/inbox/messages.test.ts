import { expect, test } from 'vitest'
import { inboxUrlOf } from './inboxUrlOf.ts'
import { fateOf, groupedCode, type Message, readMessages } from './messages.ts'

const message = (more: Partial<Message> = {}): Message => ({
  id: 'a',
  channel: 'email',
  to: 'mara@okafor.example',
  code: '413902',
  sentAtMs: 1000,
  ...more,
})
const facts = (usedAtMs?: number) => ({
  lifetimeMs: 300_000,
  usedAtMs: new Map(usedAtMs === undefined ? [] : [['mara@okafor.example', usedAtMs]]),
})

test('reads what the inbox answers, and nothing that is no message', () => {
  const createdAt = '1970-01-01T00:00:01.000Z'
  const { to, code } = message()
  const said = { id: 'a', channel: 'email', to, subject: 's', html: '<b>', code, createdAt }
  expect(readMessages({ messages: [said, null, { id: 1 }] })).toEqual([message()])
  expect(readMessages({ messages: [{ ...said, code: null, channel: 'sms' }] })).toEqual([
    message({ code: '', channel: 'sms' }),
  ])
  expect(readMessages({})).toBeNull()
  expect(readMessages('<html>')).toBeNull()
})

test('a code is open until it is used, too old, or another one was sent', () => {
  const older = message({ id: 'b', sentAtMs: 500 })
  const all = [message(), older]
  expect(fateOf(message(), all, facts(), 2000)).toEqual({ is: 'open', expiresAtMs: 301_000 })
  expect(fateOf(message(), all, facts(1500), 2000)).toEqual({ is: 'used', atMs: 1500 })
  expect(fateOf(message(), all, facts(900), 2000)).toMatchObject({ is: 'open' })
  expect(fateOf(message(), all, facts(), 301_000)).toEqual({ is: 'over' })
  expect(fateOf(older, all, facts(), 2000)).toEqual({ is: 'over' })
})

test.each([
  ['413902', '413 902'],
  ['7KQ29F4M', '7KQ2 9F4M'],
])('groups %s as %s', (code, grouped) => {
  expect(groupedCode(code)).toBe(grouped)
})

test.each([
  ['http://localhost:4455', 'http://localhost:4455/inbox'],
  ['http://127.0.0.1:4455/base', 'http://127.0.0.1:4455/inbox'],
  ['https://authproxy.example.com', null],
  ['http://localhost.evil.example', null],
  ['', null],
])('the inbox of %s is at %s', (proxy, inbox) => {
  expect(inboxUrlOf(proxy)).toBe(inbox)
})
