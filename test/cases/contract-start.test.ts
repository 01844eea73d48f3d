import { expect, test } from 'vitest'
import { readEnvironment } from '../../src/node/environment.ts'
import { createLog } from '../../src/node/log.ts'
import { readyFactsOf, readyTextOf } from '../../src/node/readyFacts.ts'
import { serve } from '../../src/node/serve.ts'

const production = {
  NODE_ENV: 'production',
  LATCHKIT_SMTP_URL: 'smtp://mail.example:587',
  LATCHKIT_MAIL_FROM: 'login@example.com',
  LATCHKIT_ROOT_PUBLIC_KEY: `03${'6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'}`,
}

async function started(variables: Record<string, string>) {
  const log = createLog({ writeText: () => undefined, nowMs: Date.now })
  const environment = readEnvironment(variables)
  const running = await serve({ memory: true, port: 0, environment, log })
  const facts = readyFactsOf(running)
  await running.close()
  return { facts, text: readyTextOf(facts) }
}

test('the start prints what is off in production, and the variable that turns it on', async () => {
  const { facts, text } = await started(production)
  for (const [feature, variable] of [
    ['passkeys', 'LATCHKIT_RP_ID'],
    ['external wallets', 'LATCHKIT_WALLETS=on'],
    ['text messages', 'LATCHKIT_SMS_URL'],
    ['the dashboard from elsewhere', 'LATCHKIT_PUBLIC_URL'],
    ['sending transactions', 'LATCHKIT_RPC_URLS'],
  ] as const) {
    expect(text).toMatch(new RegExp(`Off +${feature}; ${variable}`))
    expect(facts.off.some((one) => one.feature === feature)).toBe(true)
  }
}, 60_000)

test('the start prints nothing about what was turned on', async () => {
  const { text } = await started({
    ...production,
    LATCHKIT_RP_ID: 'example.com',
    LATCHKIT_WALLETS: 'on',
    LATCHKIT_SMS_URL: 'https://sms.example.com/send',
    LATCHKIT_SMS_COUNTRIES: 'US',
    LATCHKIT_PUBLIC_URL: 'https://login.example.com',
    LATCHKIT_RPC_URLS: 'eip155:1=https://rpc.example.com',
  })
  expect(text).not.toContain('Off ')
}, 60_000)

test('the start of development prints that wallets are off only where they are', async () => {
  expect((await started({})).facts.off).toEqual([])
  expect((await started({ LATCHKIT_WALLETS: 'off' })).text).toContain('LATCHKIT_WALLETS=on')
}, 120_000)
