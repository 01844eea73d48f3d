import { expect, test } from 'vitest'
import { printCount } from '../../test/support/printCount.ts'
import { createProxyClient } from '../../test/support/proxyClient.ts'
import { generatePrivateKeyHex } from '../crypto/p256/generatePrivateKeyHex.ts'
import { createService } from './createService.ts'
import type { Message } from './delivery/delivery.ts'
import type { ServiceOptions } from './options.ts'

/** Addresses and codes that let testers in elsewhere, and what people try first. */
const magicPairs = [
  ['OTP_TYPE_EMAIL', 'test@example.com', '000000'],
  ['OTP_TYPE_EMAIL', 'test+otp@example.com', '424242'],
  ['OTP_TYPE_EMAIL', 'demo@example.com', '123456'],
  ['OTP_TYPE_EMAIL', 'sandbox@example.com', '000000000'],
  ['OTP_TYPE_EMAIL', 'apple-review@example.com', '111111'],
  ['OTP_TYPE_EMAIL', 'root@localhost.example', 'AAAAAAAAA'],
  ['OTP_TYPE_EMAIL', 'test@test.com', 'TEST'],
  ['OTP_TYPE_SMS', '+15005550006', '000000'],
  ['OTP_TYPE_SMS', '+447700900123', '123456'],
  ['OTP_TYPE_SMS', '+447700900000', '999999'],
  ['OTP_TYPE_SMS', '+447400123456', '000000'],
] as const

const { publicKeyHex } = await generatePrivateKeyHex()
const profiles: readonly (readonly [string, ServiceOptions])[] = [
  ['in production', { development: false, rootPublicKey: publicKeyHex }],
  ['in development', { development: true }],
]

test.each(profiles)('T11 knows no code but the one that was sent, %s', async (profile, options) => {
  const sent: Message[] = []
  const delivery = { send: async (message: Message) => void sent.push(message) }
  const service = await createService({
    enabledProviders: ['email', 'sms'],
    delivery: { email: delivery, sms: delivery },
    ...options,
  })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost:4455',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  let accepted = 0
  const reached: string[] = []
  for (const [otpType, contact, magic] of magicPairs) {
    const { status, body } = await client.proxy('otp_init', { otpType, contact })
    // numbers of examples are given out by no plan, or cost more: they are refused before any code is made
    if (otpType === 'OTP_TYPE_SMS' && status === 400) continue
    expect([contact, status]).toEqual([contact, 200])
    reached.push(contact)
    const verify = (otpCode: string) =>
      client.proxy('otp_verify', { otpId: body.otpId, otpCode, public_key: publicKeyHex })
    const { status: verdict } = await verify(magic)
    // one code in a million is what somebody has tried
    const code = sent.at(-1)?.code ?? ''
    if (verdict === 200 && code !== magic) accepted++
    expect((await verify(code)).status).toBe(verdict === 200 ? 400 : 200)
  }
  printCount(`T11 magic codes accepted ${profile}`, accepted, magicPairs.length)
  expect(accepted).toBe(0)
  expect(sent.map(({ to }) => to)).toEqual(reached)
  expect(reached.some((contact) => contact.startsWith('+'))).toBe(true)
  await service.close()
})
