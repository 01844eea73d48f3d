import { expect, test, vi } from 'vitest'
import type { Delivery, Message } from './delivery.ts'
import { joinDeliveries } from './deliveryByChannel.ts'

const message = (channel: Message['channel']): Message => ({
  channel,
  to: 'somebody',
  subject: '',
  text: '481902',
  html: '',
  code: '481902',
})

function newDelivery() {
  return { send: vi.fn<Delivery['send']>(async () => undefined) }
}

test('takes one way for all messages as it is', () => {
  const all = newDelivery()
  expect(joinDeliveries(all, newDelivery())).toBe(all)
})

test('sends each message its own way', async () => {
  const [email, sms] = [newDelivery(), newDelivery()]
  const joined = joinDeliveries({ email, sms }, newDelivery())
  await joined?.send(message('email'))
  await joined?.send(message('sms'))
  expect(email.send.mock.calls).toEqual([[message('email')]])
  expect(sms.send.mock.calls).toEqual([[message('sms')]])
})

test('keeps in the inbox what has no way of its own', async () => {
  const [email, inbox] = [newDelivery(), newDelivery()]
  await joinDeliveries({ email }, inbox)?.send(message('sms'))
  expect(inbox.send).toHaveBeenCalledOnce()
  expect(email.send).not.toHaveBeenCalled()
  for (const nothing of [undefined, {}, { email: undefined }])
    expect(joinDeliveries(nothing, inbox)).toBe(inbox)
})

test('sends no text message over the way of email', async () => {
  const email = newDelivery()
  const joined = joinDeliveries({ email }, null)
  await expect(joined?.send(message('sms'))).rejects.toThrow('sms')
  expect(email.send).not.toHaveBeenCalled()
})

test('is nothing where nothing carries email', () => {
  expect(joinDeliveries(undefined, null)).toBeNull()
  expect(joinDeliveries({ sms: newDelivery() }, null)).toBeNull()
})
