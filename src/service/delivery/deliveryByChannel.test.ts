import { expect, test, vi } from 'vitest'
import { createUpstreams } from '../upstreams/createUpstreams.ts'
import type { Delivery, Message } from './delivery.ts'
import { joinDeliveries } from './deliveryByChannel.ts'

const upstreams = createUpstreams({ clock: { nowMs: () => 0 }, onError: () => undefined })

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
  expect(joinDeliveries(all, newDelivery(), upstreams)).toBe(all)
})

test('sends each message its own way', async () => {
  const [email, sms] = [newDelivery(), newDelivery()]
  const joined = joinDeliveries({ email, sms }, newDelivery(), upstreams)
  await joined?.send(message('email'))
  await joined?.send(message('sms'))
  expect(email.send.mock.calls).toEqual([[message('email')]])
  expect(sms.send.mock.calls).toEqual([[message('sms')]])
})

test('keeps in the inbox what has no way of its own', async () => {
  const [email, inbox] = [newDelivery(), newDelivery()]
  await joinDeliveries({ email }, inbox, upstreams)?.send(message('sms'))
  expect(inbox.send).toHaveBeenCalledOnce()
  expect(email.send).not.toHaveBeenCalled()
  for (const nothing of [undefined, {}, { email: undefined }])
    expect(joinDeliveries(nothing, inbox, upstreams)).toBe(inbox)
})

test('sends no text message over the way of email', async () => {
  const email = newDelivery()
  const joined = joinDeliveries({ email }, null, upstreams)
  await expect(joined?.send(message('sms'))).rejects.toThrow('sms')
  expect(email.send).not.toHaveBeenCalled()
})

test('is nothing where nothing carries email', () => {
  expect(joinDeliveries(undefined, null, upstreams)).toBeNull()
  expect(joinDeliveries({ sms: newDelivery() }, null, upstreams)).toBeNull()
})

test('R15 holds back what goes a way that is down, and nothing that goes another', async () => {
  const down = () => Promise.reject(new Error('down'))
  const [email, sms] = [
    { send: vi.fn(down), isDown: () => true },
    { send: vi.fn(down), isDown: () => false },
  ]
  const joined = joinDeliveries({ email, sms }, null, upstreams)
  for (let n = 0; n < 20; n++) {
    await expect(joined?.send(message('email'))).rejects.toThrow('down')
    await expect(joined?.send(message('sms'))).rejects.toThrow('down')
  }
  expect(email.send).toHaveBeenCalledTimes(5)
  expect(sms.send).toHaveBeenCalledTimes(20)
})

test('R15 asks a way for all messages of each kind whether it is down', async () => {
  const send = vi.fn(async ({ channel }: Message) => {
    if (channel === 'sms') throw new Error('down')
  })
  const fresh = createUpstreams({ clock: { nowMs: () => 0 }, onError: () => undefined })
  const joined = joinDeliveries({ send, isDown: () => true }, null, fresh)
  for (let n = 0; n < 20; n++) {
    await expect(joined?.send(message('sms'))).rejects.toThrow('down')
    await joined?.send(message('email'))
  }
  expect(send).toHaveBeenCalledTimes(25)
})
