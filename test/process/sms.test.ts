import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { startService } from '../support/startService.ts'

type Received = { readonly headers: Record<string, unknown>; readonly body: string }

/** A provider of text messages that answers with the status it is told. */
async function startProvider() {
  const received: Received[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await readText(request) })
    response.writeHead(status).end('{"sid":"SM1"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address()) satisfies AddressInfo
  return {
    received,
    port,
    answerWith: (next: number) => {
      status = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

let provider: Awaited<ReturnType<typeof startProvider>>
beforeEach(async () => {
  provider = await startProvider()
})
afterEach(() => provider.close())

async function start(env: Record<string, string> = {}) {
  const LATCHKIT_SMS_URL = `http://AC1:secret@127.0.0.1:${provider.port}/Messages.json`
  const service = await startService({
    env: { LATCHKIT_SMS_URL, LATCHKIT_APP_NAME: 'Fieldnotes', ...env },
  })
  onTestFinished(() => service.kill())
  const client = createProxyClient({ fetch, ...service.facts })
  const ask = (contact: string) =>
    client.proxy(
      'otp_init',
      { otpType: 'OTP_TYPE_SMS', contact },
      { origin: 'https://fieldnotes.example' },
    )
  return { service, client, ask }
}

test('sends the message of the design as a form, and the code in it is the right one', async () => {
  const { service, client, ask } = await start({
    LATCHKIT_SMS_BODY: 'To={to}&From=+15005550006&Body={text}',
  })
  const { body } = await ask('+447700900123')
  const [message] = provider.received
  expect(message?.headers).toMatchObject({
    authorization: `Basic ${btoa('AC1:secret')}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  const fields = Object.fromEntries(new URLSearchParams(message?.body))
  expect(fields).toMatchObject({ To: '+447700900123', From: '+15005550006' })
  const otpCode = /^\d{6}/.exec(fields.Body ?? '')?.[0] ?? ''
  expect(fields.Body).toBe(
    `${otpCode} is your Fieldnotes code. It works for 5 minutes.\n\n@fieldnotes.example #${otpCode}`,
  )
  const public_key = service.facts.rootApiKey.publicKey
  const verified = await client.proxy('otp_verify', { otpId: body.otpId, otpCode, public_key })
  expect(verified.status).toBe(200)
  expect(await client.newestCode('+447700900123')).toBe('')
})

test('sends JSON to a webhook that wants a token', async () => {
  const { ask } = await start({
    LATCHKIT_SMS_URL: `http://127.0.0.1:${provider.port}/send`,
    LATCHKIT_SMS_HEADERS: '{"authorization":"Bearer token"}',
  })
  await ask('+447700900123')
  const [message] = provider.received
  expect(message?.headers).toMatchObject({ authorization: 'Bearer token' })
  expect(JSON.parse(message?.body ?? '')).toMatchObject({ to: '+447700900123' })
})

test('says that a message did not leave, and counts no code as sent', async () => {
  const { ask } = await start()
  provider.answerWith(429)
  for (let i = 0; i < 6; i++) {
    const refused = await ask('+447700900123')
    expect([refused.status, codeOf(refused)]).toEqual([503, 'DELIVERY_FAILED'])
  }
  provider.answerWith(200)
  expect((await ask('+447700900123')).status).toBe(200)
})
