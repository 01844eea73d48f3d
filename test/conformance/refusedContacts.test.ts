import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpDelivery } from '../../src/node/mail/smtpDelivery.ts'
import { createHttpSmsDelivery } from '../../src/node/sms/httpSmsDelivery.ts'
import { createService } from '../../src/service/createService.ts'
import { UpstreamChange } from '../../src/service/upstreams/upstreamChange.ts'
import type { OtpType } from '../../src/wire/fields/otpType.ts'
import { startMailServer } from '../support/mailServer.ts'
import { printCount } from '../support/printCount.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { startWorkingHttp } from '../support/workingUpstream.ts'

/** Far more than would open a breaker. */
const REFUSED = 20

test('R15 a stranger who asks for codes that are refused takes the way from nobody', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const taken: string[] = []
  const sms = await startWorkingHttp(0, async (request, response) => {
    const { to } = JSON.parse(await text(request))
    const isRefused = String(to).startsWith('+44')
    if (!isRefused) taken.push(to)
    response.writeHead(isRefused ? 400 : 201).end()
  })
  onTestFinished(() => sms.close())
  const changes: unknown[] = []
  const service = await createService({
    development: true,
    delivery: {
      email: createSmtpDelivery({
        url: `smtp://127.0.0.1:${mail.port}`,
        fromAddress: 'login@example.com',
      }),
      sms: createHttpSmsDelivery({
        url: `http://127.0.0.1:${sms.port}/send`,
        headers: {},
        body: { kind: 'json', template: { to: '{to}', text: '{text}' } },
      }),
    },
    onError: (error) => {
      if (error instanceof UpstreamChange) changes.push(error)
    },
  })
  onTestFinished(() => service.close())
  const fetch = (request: Request) => service.fetch(request, { clientAddress: '127.0.0.1' })
  const client = createProxyClient({ fetch, url: 'http://localhost', ...service.facts })
  const ask = async (otpType: OtpType, contact: string) => {
    const reply = await client.proxy('otp_init', { otpType, contact })
    return codeOf(reply) ?? reply.status
  }

  const answers = await Promise.all(
    Array.from({ length: REFUSED }, (_, n) => [
      ask('OTP_TYPE_EMAIL', `refused@host${n}.example`),
      ask('OTP_TYPE_SMS', `+44740012${1000 + n}`),
    ]).flat(),
  )
  const refused = answers.filter((answer) => answer === 'DELIVERY_FAILED').length
  expect(await ask('OTP_TYPE_EMAIL', 'ada@example.com')).toBe(200)
  expect(await ask('OTP_TYPE_SMS', '+12015550123')).toBe(200)
  printCount('R15 refused codes that close no way', refused, 2 * REFUSED)
  expect(refused).toBe(2 * REFUSED)
  expect(mail.received).toHaveLength(1)
  expect(taken).toEqual(['+12015550123'])
  expect(changes).toEqual([])
}, 20_000)
