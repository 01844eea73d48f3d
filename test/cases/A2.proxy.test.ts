import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { startIdentityProvider } from '../../src/node/identityProvider/startIdentityProvider.ts'
import { createService } from '../../src/service/createService.ts'
import { APP_URL, codeFor, tradeCode } from '../support/authorize.ts'
import { stampLoginAttested } from '../support/generations.ts'
import { apiKeyParams } from '../support/linkedAccounts.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'

const ADA = 'ada@okafor.example'

async function open() {
  const provider = await startIdentityProvider({ port: 0, onError: () => undefined })
  if (!provider) throw new Error('the identity provider is missing')
  const { identityProviders, oauth2Providers } = provider
  const oauthRedirectUrls = [APP_URL]
  const service = await createService({
    development: true,
    ...{ identityProviders, oauth2Providers, oauthRedirectUrls },
  })
  onTestFinished(async () => {
    await service.close()
    await provider.close()
  })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const tokenFor = async (publicKey: string): Promise<string> => {
    const at = { issuer: provider.issuer, client_id: 'latchkit-dev' }
    const code = await codeFor({ ...at, login_hint: ADA, nonce: nonceOf(publicKey) })
    return String(Object(await (await tradeCode(at, code)).json()).id_token)
  }
  const google = (oidcToken: string) => [{ providerName: 'google', oidcToken }]

  /** A stranger signs up with an own key and links a token of Ada that they saw: their account. */
  async function steal(): Promise<string> {
    const key = await generateKeyPair()
    const { body } = await client.proxy('signup', { apiKeys: [apiKeyParams(key)] })
    const organizationId = String(body.organizationId)
    const stolen = await tokenFor((await generateKeyPair()).publicKeyHex)
    const linked = await client.stamped('/public/v1/submit/create_oauth_providers', key, {
      type: 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2',
      timestampMs: String(Date.now()),
      organizationId,
      parameters: { userId: body.userId, oauthProviders: google(stolen) },
    })
    expect(linked.status).toBe(200)
    return organizationId
  }
  return { service, client, tokenFor, google, steal }
}

test('the auth proxy: leads nobody into the account of a stranger who linked their ID token', async () => {
  const { service, client, tokenFor, google, steal } = await open()
  const strangers = await steal()
  const key = await generateKeyPair()
  const oidcToken = await tokenFor(key.publicKeyHex)
  const lookup = { filterType: 'OIDC_TOKEN', filterValue: oidcToken }
  expect((await client.proxy('account', lookup)).body).toEqual({ providerNotVerified: true })
  const { organizationId: parentId } = service.facts
  const scheme = 'STAMP_ATTESTED_SCHEME_P256_OIDC'
  const login = { oidcToken, publicKey: key.publicKeyHex }
  const refused = [
    await client.proxy('oauth_login', login),
    await client.proxy('oauth_login', { ...login, organizationId: parentId }),
    await stampLoginAttested(client, parentId, key, oidcToken, scheme),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(refused.map(codeOf)).toEqual(Array(3).fill('PROVIDER_NOT_VERIFIED'))
  // a published client finds no account, and signs up
  const made = await client.proxy('signup', { oauthProviders: google(oidcToken) })
  const { organizationId } = made.body
  expect(organizationId).not.toBe(strangers)
  expect((await client.proxy('account', lookup)).body).toEqual({ organizationId })
  const { body } = await client.proxy('oauth_login', login)
  expect(readToken(String(body.session))).toMatchObject({ organization_id: organizationId })
})
