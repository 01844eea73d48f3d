import { describe, expect, test } from 'vitest'
import { readEnvironment, requireSafeHost } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  LATCHKIT_SMTP_URL: 'smtp://mail.example:587',
  LATCHKIT_MAIL_FROM: 'login@example.com',
  LATCHKIT_ROOT_PUBLIC_KEY: '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
}

describe('readEnvironment', () => {
  test('is development and needs nothing when nothing is set', () => {
    expect(readEnvironment({})).toMatchObject({ development: true, smtp: undefined })
  })

  test('reads what production needs', () => {
    expect(readEnvironment(production)).toMatchObject({
      development: false,
      smtp: { url: 'smtp://mail.example:587', fromAddress: 'login@example.com' },
      rootPublicKey: production.LATCHKIT_ROOT_PUBLIC_KEY,
    })
  })

  test.each(['LATCHKIT_SMTP_URL', 'LATCHKIT_MAIL_FROM', 'LATCHKIT_ROOT_PUBLIC_KEY'])(
    'refuses production without %s, by name',
    (name) => {
      expect(() => readEnvironment({ ...production, [name]: '' })).toThrow(name)
    },
  )

  test('takes the address out of a sender with a name', () => {
    const LATCHKIT_MAIL_FROM = 'Fieldnotes <login@fieldnotes.example>'
    expect(readEnvironment({ ...production, LATCHKIT_MAIL_FROM }).smtp?.fromAddress).toBe(
      'login@fieldnotes.example',
    )
  })

  test.each(['http://mail.example', 'mail.example', 'smtp:'])(
    'refuses %s as mail server',
    (url) => {
      const variables = { ...production, LATCHKIT_SMTP_URL: url }
      expect(() => readEnvironment(variables)).toThrow('LATCHKIT_SMTP_URL')
    },
  )

  test('reads lists', () => {
    const { allowedOrigins, trustedProxies } = readEnvironment({
      LATCHKIT_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      LATCHKIT_TRUSTED_PROXIES: '10.0.0.0/8',
    })
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example'])
    expect(trustedProxies.has('10.1.2.3')).toBe(true)
    expect(trustedProxies.has('11.1.2.3')).toBe(false)
  })

  test('reads what an organization may submit in a second', () => {
    expect(readEnvironment({}).submitsPerSecond).toBeUndefined()
    expect(readEnvironment({ LATCHKIT_SUBMITS_PER_SECOND: '300' }).submitsPerSecond).toBe(300)
    for (const text of ['0', '-1', '1.5', 'many'])
      expect(() => readEnvironment({ LATCHKIT_SUBMITS_PER_SECOND: text })).toThrow(
        'LATCHKIT_SUBMITS_PER_SECOND',
      )
  })

  test('reads how long a session lives', () => {
    expect(readEnvironment({}).sessionSeconds).toBeUndefined()
    expect(readEnvironment({ LATCHKIT_SESSION_SECONDS: '3600' }).sessionSeconds).toBe(3600)
    for (const text of ['1h', '-1', '90.5', ' '])
      expect(() => readEnvironment({ LATCHKIT_SESSION_SECONDS: text })).toThrow(
        'LATCHKIT_SESSION_SECONDS',
      )
  })

  test('reads the countries of text messages', () => {
    expect(readEnvironment({}).smsCountries).toBeUndefined()
    expect(readEnvironment({ LATCHKIT_SMS_COUNTRIES: 'US, CA' }).smsCountries).toEqual(['US', 'CA'])
  })

  test('reads the domain of passkeys', () => {
    expect(readEnvironment({}).rpId).toBeUndefined()
    expect(readEnvironment({ LATCHKIT_RP_ID: 'example.com' }).rpId).toBe('example.com')
  })

  test('reads the address under which the service is known', () => {
    const read = (url: string) => readEnvironment({ LATCHKIT_PUBLIC_URL: url }).publicUrl
    expect(read('https://login.example.com')).toBe('https://login.example.com')
    expect(read('')).toBeUndefined()
    for (const url of ['login.example.com', 'https://login.example.com/', 'https://l.example/x'])
      expect(() => read(url)).toThrow('LATCHKIT_PUBLIC_URL')
  })

  test('reads whether wallets log in', () => {
    const read = (variables: Record<string, string>) => readEnvironment(variables).wallets
    expect(read({})).toBe(true)
    expect(read(production)).toBe(false)
    expect(read({ ...production, LATCHKIT_WALLETS: 'on' })).toBe(true)
    expect(read({ LATCHKIT_WALLETS: 'off' })).toBe(false)
    expect(() => read({ LATCHKIT_WALLETS: 'yes' })).toThrow('LATCHKIT_WALLETS')
  })

  test('refuses proxies that are no addresses', () => {
    const variables = { LATCHKIT_TRUSTED_PROXIES: 'proxy.example' }
    expect(() => readEnvironment(variables)).toThrow('LATCHKIT_TRUSTED_PROXIES')
  })
})

describe('requireSafeHost', () => {
  test.each(['127.0.0.1', 'localhost', '::1', '127.0.0.2'])('lets development use %s', (host) => {
    expect(() => requireSafeHost(host, true)).not.toThrow()
  })

  test.each(['0.0.0.0', '::', '192.168.1.2', 'example.com', ''])(
    'keeps development from %s and lets production use it',
    (host) => {
      expect(() => requireSafeHost(host, true)).toThrow('development')
      expect(() => requireSafeHost(host, false)).not.toThrow()
    },
  )
})
