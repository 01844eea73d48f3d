import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { runCommand } from '../support/runCommand.ts'

const CLIENTS = 40

type Facts = { url: string; authProxyConfigId: string }

/** One person on a connection of its own: the status of the answer, or why there was none. */
async function askForCode({ url, authProxyConfigId }: Facts, name: string) {
  const asking = request(`${url}/v1/otp_init`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'x-auth-proxy-config-id': authProxyConfigId,
    },
  })
  asking.end(JSON.stringify({ otpType: 'OTP_TYPE_EMAIL', contact: `${name}@example.com` }))
  try {
    const [answer] = await once(asking, 'response')
    let text = ''
    for await (const chunk of answer) text += chunk
    return JSON.parse(text) && answer.statusCode
  } catch (error) {
    return Object(error).code
  }
}

test('gives every client a whole answer or none at all when it ends under load', async () => {
  const command = runCommand(['serve', '--port', '0', '--memory', '--json'])
  const facts: Facts = JSON.parse((await command.firstLine) ?? '')
  const before = Array.from({ length: CLIENTS }, (_, i) => askForCode(facts, `before${i}`))
  await before[0]
  command.kill('SIGTERM')
  const after = Array.from({ length: CLIENTS }, (_, i) => askForCode(facts, `after${i}`))
  const outcomes = await Promise.all([...before, ...after])
  expect(await command.ended).toEqual({ code: 0, signal: null })
  const whole = [200, 503, 'ECONNREFUSED']
  expect(outcomes.filter((outcome) => !whole.includes(outcome))).toEqual([])
  expect(outcomes).toContain(200)
})
