import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createLedger } from './ledger.ts'
import { printCount } from './printCount.ts'
import { runCommand } from './runCommand.ts'

const SENDERS = 4
const PEOPLE = 20
const MOST_ANSWERS = 12

type Facts = { readonly url: string; readonly authProxyConfigId: string }

/** One person on a connection of its own: the status of the answer, or why there was none. */
async function askForCode({ url, authProxyConfigId }: Facts, name: string): Promise<unknown> {
  const asking = request(`${url}/v1/otp_init`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'x-auth-proxy-config-id': authProxyConfigId },
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

/**
 * Tells a service to end, so many times, while servers keep sending on connections that stay open and people come on new
 * ones. Everybody gets a whole answer, or cannot connect; the process ends with 0; and what was acknowledged is kept, and
 * nothing else.
 */
export async function endRounds(rounds: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-ends-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const ledger = createLedger()
  const outcomes: unknown[] = []
  let passed = 0
  for (; passed < rounds; passed++) {
    const command = runCommand(['serve', '--port', '0', '--data', data, '--json'])
    const facts = JSON.parse((await command.firstLine) ?? '')
    const client = await ledger.open({ facts })
    const ask = (when: string) =>
      Array.from({ length: PEOPLE }, (_, i) => askForCode(facts, `${when}${passed}-${i}`))
    let answers = 0
    const people: Promise<unknown>[] = []
    const keepSending = async () => {
      for (let status: unknown = 200; status === 200; ) {
        status = await client.sendNew()
        expect([200, 503, null]).toContain(status)
        if (++answers !== 1 + (passed % MOST_ANSWERS)) continue
        const before = ask('before')
        people.push(...before)
        await before[0]
        command.kill('SIGTERM')
        people.push(...ask('after'))
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, keepSending))
    outcomes.push(...(await Promise.all(people)))
    expect(await command.ended).toEqual({ code: 0, signal: null })
    expect(ledger.countKept(data)).toBe(ledger.acknowledged().length)
  }
  const whole: readonly unknown[] = [200, 429, 503, 'ECONNREFUSED']
  expect(outcomes.filter((outcome) => !whole.includes(outcome))).toEqual([])
  expect(ledger.failures().filter((failure) => failure !== 'ECONNREFUSED')).toEqual([])
  expect(outcomes).toContain(200)
  expect(ledger.countKept(data)).toBe(ledger.acknowledged().length)
  printCount('R08 ends under load in order, with exit code 0', passed, rounds)
  const clients = outcomes.length + ledger.size()
  printCount('R08 requests with a whole answer, or refused to connect', clients, clients)
}
