import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { allowPasskeys } from '../../../../test/support/passkeySteps.ts'

async function stage(facts: Parameters<typeof allowPasskeys>[1] = {}) {
  const kit = await createTestApi({ senderDomains: ['okafor.example'] })
  await allowPasskeys(kit, facts)
  const call = { key: kit.root.key }
  const set = (parameters: object) => kit.submit('updateAuthProxyConfig', parameters, call)
  const changes = async () => (await kit.parts.store.first('proxyConfigs', {}))?.changes
  return { kit, call, set, changes }
}

test('records what was set, and answers the id of the configuration', async () => {
  const { kit, set, changes } = await stage()
  const parameters = { otpLength: 8, sessionExpirationSeconds: 60 }
  const config = await kit.parts.store.first('proxyConfigs', {})
  expect(activityOf(await set(parameters))).toMatchObject({
    type: 'ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG',
    intent: { updateAuthProxyConfigIntent: parameters },
    result: { updateAuthProxyConfigResult: { configId: config?.id } },
  })
  await set({ otpLength: 9 })
  expect(await changes()).toEqual({ otpLength: 9, sessionExpirationSeconds: 60 })
})

test('takes back by an empty text what was set', async () => {
  const { set, changes } = await stage()
  const email = { appName: 'Okafor', logoUrl: 'https://okafor.example/l.png' }
  const clients = {
    oauthClientIds: { google: 'g', apple: 'a' },
    oauthRedirectUrl: 'https://a.example/',
  }
  await set({ emailCustomizationParams: email, walletKitSettings: clients, rpId: 'okafor.example' })
  expect(await changes()).toEqual({ ...email, ...clients, rpId: 'okafor.example' })
  const emptied = { oauthClientIds: { google: '' }, oauthRedirectUrl: '' }
  await set({
    emailCustomizationParams: { appName: '', logoUrl: '' },
    walletKitSettings: emptied,
    rpId: '',
  })
  expect(await changes()).toEqual({ oauthClientIds: { apple: 'a' } })
  await set({ walletKitSettings: { oauthClientIds: { apple: '' } } })
  expect(await changes()).toEqual({})
})

const refused: readonly (readonly [what: string, parameters: object])[] = [
  ['a method that nobody knows', { allowedAuthMethods: ['fax'] }],
  ['passkeys without a domain', { allowedAuthMethods: ['passkey'] }],
  ['a domain with a port', { rpId: 'okafor.example:443' }],
  ['an address for a domain', { rpId: '127.0.0.1' }],
  ['a code of five', { otpLength: 5 }],
  ['a code of ten', { otpLength: 10 }],
  ['half a character', { otpLength: 6.5 }],
  ['a code that lives a second', { otpExpirationSeconds: 1 }],
  ['a code that lives too long', { otpExpirationSeconds: 601 }],
  ['a session that lives too long', { sessionExpirationSeconds: 2_592_001 }],
  ['a token that lives too long', { verificationTokenExpirationSeconds: 86_401 }],
  ['a sender of another domain', { sendFromEmailAddress: 'login@other.example' }],
  ['a sender that is no address', { sendFromEmailAddress: 'login' }],
  ['a reply address of another domain', { replyToEmailAddress: 'help@other.example' }],
  ['a sender of two lines', { sendFromEmailSenderName: 'a\nBcc: b' }],
  ['a name of two lines', { emailCustomizationParams: { appName: 'a\nb' } }],
  ['a name without end', { emailCustomizationParams: { appName: 'a'.repeat(65) } }],
  ['a logo by http', { emailCustomizationParams: { logoUrl: 'http://okafor.example/l' } }],
  ['a logo that is a script', { emailCustomizationParams: { logoUrl: 'javascript:alert(1)' } }],
  [
    'a link without a place',
    { emailCustomizationParams: { magicLinkTemplate: 'https://a.example' } },
  ],
  [
    'a text with the code twice',
    { smsCustomizationParams: { template: '{{.OtpCode}}{{.OtpCode}}' } },
  ],
  ['a mail by its id', { emailCustomizationParams: { templateId: 'welcome' } }],
  [
    'a text that binds elsewhere',
    { smsCustomizationParams: { template: '@a.example {{.OtpCode}}' } },
  ],
  ['a way back by http', { walletKitSettings: { oauthRedirectUrl: 'http://a.example/' } }],
  [
    'a way back with a fragment',
    { walletKitSettings: { oauthRedirectUrl: 'https://a.example/#x' } },
  ],
  ['a provider that nobody knows', { walletKitSettings: { oauthClientIds: { fax: 'f' } } }],
  ['a client of two lines', { walletKitSettings: { oauthClientIds: { google: 'a\nb' } } }],
  ['a client without its secret', { walletKitSettings: { oauthClientIds: { discord: 'd' } } }],
  ['a provider without a client', { walletKitSettings: { enabledSocialProviders: ['google'] } }],
]

test.each(refused)('refuses %s, and sets nothing', async (_, parameters) => {
  const { set, changes } = await stage({ rpId: null })
  const reply = await set({ otpLength: 8, ...parameters })
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID'])
  expect(reply.detail?.description).toMatch(/^parameters\./)
  expect(await changes()).toEqual({})
})

test('is for root users of the organization that owns the proxy', async () => {
  const { kit, set, changes } = await stage()
  const { call } = await addFamily(kit)
  const names = ['enableAuthProxy', 'disableAuthProxy', 'updateAuthProxyConfig'] as const
  for (const name of names) {
    const byProxy = await kit.submit(name, {}, { key: kit.proxy.key })
    expect([name, byProxy.code]).toEqual([name, 'REQUEST_NOT_AUTHORIZED'])
  }
  expect((await kit.submit('enableAuthProxy', {}, call)).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await kit.submit('updateAuthProxyConfig', {}, call)).code).toBe('CONFIG_NOT_FOUND')
  expect((await kit.submit('disableAuthProxy', {}, call)).code).toBe('OK')
  expect((await kit.query('getAuthProxyConfig', {}, call)).code).toBe('CONFIG_NOT_FOUND')
  const asked = await kit.query('getAuthProxyConfig', {}, { key: kit.proxy.key })
  expect(asked.code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await kit.parts.store.first('proxyConfigs', {}))?.isEnabled).toBe(true)
  expect((await set({})).code).toBe('OK')
  expect(await changes()).toEqual({})
})
