import { describe, expect, test, vi } from 'vitest'
import { START_MS } from '../../../../test/support/activityApi.ts'
import { providerFetchOf } from '../../../../test/support/providerFetchOf.ts'
import { createTestIssuer, type TestIssuer } from '../../../../test/support/testIssuer.ts'
import { createIssuers } from './createIssuers.ts'

const header = { alg: 'ES256', kid: 'key-1' }
const DISCOVERY = 'https://id.example/.well-known/openid-configuration'
const KEYS = 'https://id.example/keys'

const own = { issuer: 'https://latchkit.test', key: { kty: 'EC' } }

async function start(issuer?: string) {
  const site = await createTestIssuer(issuer)
  const clock = { time: START_MS, nowMs: () => clock.time }
  const issuers = createIssuers({ providerFetch: providerFetchOf(site.fetch), clock, own })
  return { site, find: () => issuers.findKey(site.issuer, header) }
}

const faults: Record<string, (site: TestIssuer) => void> = {
  'is not there': (site) => site.documents.delete(DISCOVERY),
  'has no keys': (site) => site.documents.delete(KEYS),
  'answers 500': (site) => site.documents.set(KEYS, () => new Response('{}', { status: 500 })),
  'sends elsewhere': (site) =>
    site.documents.set(KEYS, () => Response.redirect('https://e.example')),
  'speaks no JSON': (site) => site.documents.set(DISCOVERY, () => new Response('<html>')),
  'says a member twice': (site) =>
    site.documents.set(
      DISCOVERY,
      () =>
        new Response(
          `{"issuer":"https://id.example","issuer":"https://id.example","jwks_uri":"${KEYS}"}`,
        ),
    ),
  'speaks for another issuer': (site) => {
    site.discovery = { ...site.discovery, issuer: 'https://other.example' }
  },
  'speaks for itself with a slash': (site) => {
    site.discovery = { ...site.discovery, issuer: 'https://id.example/' }
  },
  'keeps its keys in the open': (site) => {
    site.discovery = { ...site.discovery, jwks_uri: 'http://id.example/keys' }
  },
  'keeps its keys on our machine': (site) => {
    site.discovery = { ...site.discovery, jwks_uri: 'http://127.0.0.1:9/keys' }
  },
  'keeps its keys in a file': (site) => {
    site.discovery = { ...site.discovery, jwks_uri: 'file:///etc/passwd' }
  },
  'keeps its keys behind a password': (site) => {
    site.discovery = { ...site.discovery, jwks_uri: 'https://a:b@id.example/keys' }
  },
  'answers without end': (site) =>
    site.documents.set(KEYS, () => new Response(new Uint8Array(256 * 1024 + 1))),
  'has a key list that is none': (site) => site.documents.set(KEYS, () => Response.json([])),
}

describe('an issuer', () => {
  test.each(Object.entries(faults))('that %s is unavailable', async (_, break_) => {
    const { site, find } = await start()
    break_(site)
    await expect(find()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('is asked again after a failure', async () => {
    const { site, find } = await start()
    const served = site.documents.get(KEYS)
    site.documents.delete(KEYS)
    await expect(find()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    if (served) site.documents.set(KEYS, served)
    expect(await find()).toMatchObject({ kid: 'key-1' })
  })

  test('may be reached by http on this machine alone', async () => {
    const { find } = await start('http://127.0.0.1:9999')
    expect(await find()).toMatchObject({ kid: 'key-1' })
  })

  test('is asked without following anybody', async () => {
    const { site } = await start()
    const redirects: string[] = []
    const providerFetch = providerFetchOf((request) => {
      redirects.push(request.redirect)
      return site.fetch(request)
    })
    const issuers = createIssuers({ providerFetch, clock: { nowMs: () => START_MS }, own })
    await issuers.findKey(site.issuer, header)
    expect(redirects).toEqual(['error', 'error'])
  })

  test('is waited for five seconds at most', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const providerFetch = providerFetchOf(async ({ signal }) => {
      signal.throwIfAborted()
      return Response.json({})
    })
    const issuers = createIssuers({ providerFetch, clock: { nowMs: () => START_MS }, own })
    await expect(issuers.findKey('https://id.example', header)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    expect(patience.mock.calls).toEqual([[5000]])
    patience.mockRestore()
  })
})
