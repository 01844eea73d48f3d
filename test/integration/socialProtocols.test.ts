import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActionContext } from '../../src/core/actions/context.ts'
import { createNewestProxy } from '../../src/core/actions/newestProxy.ts'
import { oauthComplete } from '../../src/core/actions/oauthComplete.ts'
import { createConfig } from '../../src/core/config/createConfig.ts'
import type { SocialProvider } from '../../src/core/config/loginMethod.ts'
import { createActivityClient } from '../../src/core/http/createActivityClient.ts'
import { createProxyClient } from '../../src/core/http/createProxyClient.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { prepareAttempt } from '../../src/core/oauth/prepareAttempt.ts'
import { startAttempt } from '../../src/core/oauth/startAttempt.ts'
import { createServerClock } from '../../src/core/session/serverClock.ts'
import {
  type DevelopmentIdentityProvider,
  startIdentityProvider,
} from '../../src/node/identityProvider/startIdentityProvider.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { submitAnswers } from '../../src/wire/submitAnswers.ts'
import { APP_URL, createWalker } from '../support/authorize.ts'
import { isAt } from '../support/isAt.ts'

const BASE = 'http://localhost:4455'
let provider: DevelopmentIdentityProvider
let service: Service
/** Requests to the service, by path. */
let paths: string[]

beforeAll(async () => {
  const started = await startIdentityProvider({ port: 0, onError: () => undefined })
  if (!started) throw new Error('the library is missing')
  provider = started
  const { identityProviders, oauth2Providers } = provider
  const oauthRedirectUrls = [APP_URL]
  const options = { development: true, identityProviders, oauth2Providers, oauthRedirectUrls }
  service = await createService(options)
})

beforeEach(() => {
  paths = []
})

afterAll(async () => {
  await service.close()
  await provider.close()
})

/** The network of a page: the service without one, and everybody else as they are. */
const pageFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!isAt(request.url, BASE)) {
    // a browser says where a page comes from by itself
    request.headers.set('origin', new URL(APP_URL).origin)
    return fetch(request)
  }
  paths.push(new URL(request.url).pathname)
  return service.fetch(request)
}

/** A page with the kit's actions on it, as the runtime puts them together. */
function openPage(protocol: 'spec' | 'attested') {
  const { authProxyConfigId } = service.facts
  const options = { authProxyUrl: BASE, apiBaseUrl: BASE, authProxyConfigId }
  const network = { fetch: pageFetch, timeoutMs: 10_000, nowMs: Date.now }
  const proxy = createProxyClient(network, options)
  const activities = createActivityClient(network, BASE, submitAnswers)
  const config = createConfig(proxy, {})
  const newest = { network, address: options, activities, config, proxy }
  const context: ActionContext = {
    proxy: protocol === 'attested' ? createNewestProxy(newest) : proxy,
    config,
    keyStore: createMemoryKeyStore(),
    clock: createServerClock(Date.now, Date.now),
    nowMs: Date.now,
    offersPasskey: async () => false,
    pinned: { sessionKeyHex: undefined, verificationKeyHex: undefined },
  }
  /** A person goes to the provider, agrees, and comes back. */
  const logIn = async (name: SocialProvider, loginHint: string) => {
    const prepared = await prepareAttempt(context.keyStore, authProxyConfigId)
    const { oauth } = await config.confirmed()
    const parts = { config: oauth, options, pageHref: APP_URL, nowMs: Date.now() }
    const { pending, url } = startAttempt(prepared, name, true, parts)
    const back = await createWalker()(`${url}&${new URLSearchParams({ login_hint: loginHint })}`)
    if (!(back instanceof URL)) throw new Error('the provider sent nobody back')
    const attempt = {
      pending,
      href: back.href,
      idToken: null,
      account: null,
      isNewAccountWanted: false,
    }
    const { signal } = new AbortController()
    return oauthComplete({ ...context, network }, attempt, signal)
  }
  return { logIn }
}

const entry = {
  spec: ['/v1/account', '/v1/signup', '/v1/oauth_login'],
  attested: ['/v1/account', '/v1/signup_v2', '/public/v1/submit/stamp_login'],
} as const

describe.each(['spec', 'attested'] as const)('over the generation %s', (protocol) => {
  test.each(['google', 'x'] as const)('signs up with %s, and logs in again', async (name) => {
    const person = `${name}-${protocol}@okafor.example`
    const first = await openPage(protocol).logIn(name, person)
    expect(first.isNewUser).toBe(true)
    const beforeThat = name === 'x' ? ['/v1/oauth2_authenticate'] : []
    expect(paths).toEqual(['/v1/wallet_kit_config', ...beforeThat, ...entry[protocol]])
    const second = await openPage(protocol).logIn(name, person)
    expect(second.isNewUser).toBe(false)
    expect(second.session.organizationId).toBe(first.session.organizationId)
    expect(second.session.publicKeyHex).not.toBe(first.session.publicKeyHex)
  })

  test('finds the account that the other generation made', async () => {
    const other = protocol === 'spec' ? 'attested' : 'spec'
    const person = `first-over-${other}@okafor.example`
    const made = await openPage(other).logIn('google', person)
    const found = await openPage(protocol).logIn('google', person)
    expect([made.isNewUser, found.isNewUser]).toEqual([true, false])
    expect(found.session.organizationId).toBe(made.session.organizationId)
  })
})
