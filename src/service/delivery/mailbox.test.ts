import { expect, test } from 'vitest'
import type { Message } from './delivery.ts'
import { createMailbox } from './mailbox.ts'

const message = (to: string, code: string): Message => ({
  channel: 'email',
  to,
  subject: `${code} is your code`,
  text: code,
  html: `<p>${code}</p>`,
  code,
})

function testMailbox() {
  let ids = 0
  return createMailbox({ nowMs: () => 1_700_000_000_000, newId: () => `id-${++ids}` })
}

test('lists the newest message first, with id and time', async () => {
  const mailbox = testMailbox()
  await mailbox.send(message('ada@example.com', '111111'))
  await mailbox.send(message('ada@example.com', '222222'))
  expect(mailbox.list().map(({ id, code }) => [id, code])).toEqual([
    ['id-2', '222222'],
    ['id-1', '111111'],
  ])
  expect(mailbox.list()[0]?.createdAt).toBe('2023-11-14T22:13:20.000Z')
})

test('lists the messages of one address, in any case', async () => {
  const mailbox = testMailbox()
  await mailbox.send(message('ada@example.com', '111111'))
  await mailbox.send(message('bob@example.com', '222222'))
  expect(mailbox.list('ADA@example.com').map(({ code }) => code)).toEqual(['111111'])
  expect(mailbox.list('eve@example.com')).toEqual([])
})

test('keeps the newest 500 messages', async () => {
  const mailbox = testMailbox()
  for (let i = 0; i < 501; i++) await mailbox.send(message('ada@example.com', String(i)))
  expect(mailbox.list()).toHaveLength(500)
  expect(mailbox.list().at(-1)?.code).toBe('1')
})

test('is empty after it is cleared', async () => {
  const mailbox = testMailbox()
  await mailbox.send(message('ada@example.com', '111111'))
  mailbox.clear()
  expect(mailbox.list()).toEqual([])
})
