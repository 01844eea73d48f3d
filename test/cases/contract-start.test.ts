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

/** Each is wrong in its own way; what the service says of each begins so. */
const slips: Readonly<Record<string, string>> = {
  LATCHKIT_SMS_COUNTRIES: 'US,UK',
  LATCHKIT_KEK: 'deadbeef',
  LATCHKIT_ROOT_PUBLIC_KEY: `03${'5'.repeat(64)}`,
  LATCHKIT_ROOT_EMAIL: 'root',
  LATCHKIT_APP_NAME: 'two\nlines',
  LATCHKIT_RP_ID: 'https://example.com',
  LATCHKIT_SESSION_SECONDS: '7',
  LATCHKIT_OAUTH_REDIRECT_URLS: 'http://app.example/back',
  LATCHKIT_SMTP_URL: 'mail.example',
  LATCHKIT_MAX_REQUESTS: 'many',
  LATCHKIT_WEBHOOK_HOSTS: 'hooks.internal',
}
const sentences = {
  ...Object.fromEntries(Object.keys(slips).map((name) => [name, name])),
  LATCHKIT_SMS_COUNTRIES: 'No country is called "UK"',
}

test('readEnvironment: lists every setting that is wrong, whichever they are', () => {
  const fault = (variables: Record<string, string>) => {
    try {
      readEnvironment(variables)
    } catch (error) {
      return String(error instanceof Error ? error.message : error)
    }
    throw new Error('it started')
  }
  const all = fault({ ...production, ...slips })
  for (const sentence of Object.values(sentences)) expect(all).toContain(sentence)
  expect(all.split('\n')).toHaveLength(Object.keys(slips).length)
  for (const [name, value] of Object.entries(slips))
    expect(fault({ ...production, [name]: value })).toContain(Object(sentences)[name])
  expect(all).not.toContain('deadbeef')
})

test('readEnvironment: names what cannot log anybody in beside what else is wrong', () => {
  const providers = [{ name: 'corp', issuer: 'http://id.example.com', clientIds: ['one'] }]
  const variables = {
    ...production,
    LATCHKIT_OIDC_PROVIDERS: JSON.stringify(providers),
    LATCHKIT_WALLETS: 'yes',
  }
  for (const part of ['"corp"', 'LATCHKIT_WALLETS'])
    expect(() => readEnvironment(variables)).toThrow(part)
})

test('readEnvironment: takes countries in either case, and all of them', () => {
  const read = (text: string) => readEnvironment({ LATCHKIT_SMS_COUNTRIES: text }).smsCountries
  expect(read('us, Ca')).toEqual(['US', 'CA'])
  expect(read('*')).toEqual(['*'])
  expect(() => read('*,US')).toThrow('"*"')
})

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
