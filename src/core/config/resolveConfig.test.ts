import { expect, test } from 'vitest'
import { fallbackConfig, resolveConfig } from './resolveConfig.ts'

const fetched = {
  enabledProviders: ['email'],
  sessionExpirationSeconds: '1800',
  organizationId: 'parent',
}

test('turns text seconds into milliseconds', () => {
  const config = resolveConfig({ ...fetched, otpExpirationSeconds: '60' }, {})
  expect(config).toMatchObject({ sessionLifetimeMs: 1_800_000, codeLifetimeMs: 60_000 })
})

test('takes six letters and digits and five minutes where the service says nothing', () => {
  expect(resolveConfig(fetched, {})).toMatchObject({
    codeLength: 6,
    alphabet: 'letters-and-digits',
    codeLifetimeMs: 300_000,
    sessionKeyHex: null,
    verificationKeyHex: null,
    rpId: null,
  })
})

test('draws no code field of absurd length', () => {
  expect(resolveConfig({ ...fetched, otpLength: '0' }, {}).codeLength).toBe(4)
  expect(resolveConfig({ ...fetched, otpLength: '90000' }, {}).codeLength).toBe(12)
})

test('believes the pinned keys before those that the service names', () => {
  const signingKeys = { session: 'aa', verification: 'bb' }
  const named = { sessionKeyHex: 'aa', verificationKeyHex: 'bb' }
  expect(resolveConfig({ ...fetched, signingKeys }, {})).toMatchObject(named)
  const trust = { sessionKey: 'CC', verificationKey: 'DD' }
  const pinned = { sessionKeyHex: 'cc', verificationKeyHex: 'dd' }
  expect(resolveConfig({ ...fetched, signingKeys }, { trust })).toMatchObject(pinned)
})

test('offers the email login while nothing is known', () => {
  expect(fallbackConfig({})).toMatchObject({ methods: ['email'], organizationId: '' })
  expect(fallbackConfig({ configFallback: { enabledProviders: ['myspace'] } }).methods).toEqual([])
})
