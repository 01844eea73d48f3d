import { expect, test } from 'vitest'
import { authorizeUrl } from '../../src/core/oauth/authorizeUrl.ts'
import { providerFor } from '../../src/core/oauth/providers.ts'
import { ownAddress, redirectUriFor } from '../../src/core/oauth/redirectUri.ts'
import { composeOtpMessage } from '../../src/service/delivery/composeOtpMessage.ts'
import { createTestApi } from '../support/activityApi.ts'
import { GOOD_URL, hostileUrls } from '../support/hostileUrls.ts'
import { printCount } from '../support/printCount.ts'
import { scriptUrls } from '../support/scriptUrls.ts'

const addresses = [...hostileUrls, ...scriptUrls]
const PAGE = GOOD_URL

const CODE_FLOW = { kind: 'oidc' as const, scopes: ['openid'], responseType: 'code' as const }

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** What the work makes of an address; null where it refuses it. */
function tried(work: () => string | null): string | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Every address that an email would fetch or lead to. */
function addressesIn(html: string): readonly string[] {
  expect(html).not.toMatch(/<(script|iframe|object|embed|svg|form|base|link)\b/i)
  expect(html).not.toMatch(/<[^>]*\son\w+=/i)
  return [...html.matchAll(/\s(?:src|href|action|background)="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, quoted = '', bare = '']) => (quoted || bare).replaceAll('&amp;', '&'),
  )
}

test('sec/T24 there are 61 hostile addresses and 40 of scripts', () => {
  expect([hostileUrls.length, scriptUrls.length]).toEqual([61, 40])
  expect(new Set(addresses).size).toBe(101)
})

test('sec/T24 leaves for no provider whose address is not https', () => {
  const request = {
    clientId: 'client',
    redirectUri: PAGE,
    state: 'state',
    nonce: 'nonce',
    codeChallenge: 'challenge',
  }
  const left = addresses.map((authorizationEndpoint) =>
    tried(() => {
      const fells = { ...CODE_FLOW, authorizationEndpoint }
      const provider = providerFor('oidc:fells', { providers: { fells } })
      return provider && authorizeUrl(provider, request)
    }),
  )
  const harmless = left.filter((address) => address === null || isHttps(address))
  printCount(
    'sec/T24 addresses that did no harm as a provider’s',
    harmless.length,
    addresses.length,
  )
  expect(harmless).toHaveLength(101)
  expect(left.filter((address) => address === null).length).toBeGreaterThan(40)
})

test('sec/T24 comes back to no address but one of the page’s own origin', () => {
  const { origin } = new URL(PAGE)
  const back = addresses.flatMap((address) => [
    tried(() => redirectUriFor(PAGE, { option: address, configured: null })),
    tried(() => redirectUriFor(PAGE, { option: undefined, configured: address })),
    ownAddress(PAGE, address),
  ])
  const foreign = back.filter((address) => address !== null && new URL(address).origin !== origin)
  printCount('sec/T24 addresses that led elsewhere on the way back', foreign.length, back.length)
  expect(foreign).toEqual([])
})

test('sec/T24 puts no logo into an email that is not fetched over https', () => {
  const harmless = addresses.filter((logoUrl) => {
    const { html } = composeOtpMessage({
      otpType: 'OTP_TYPE_EMAIL',
      contact: 'mara@okafor.example',
      code: '413902',
      appName: 'Fieldnotes',
      expiresInSeconds: 300,
      logoUrl,
      nowMs: 0,
    })
    return addressesIn(html).every(isHttps)
  })
  printCount('sec/T24 addresses that did no harm as a logo', harmless.length, addresses.length)
  expect(harmless).toHaveLength(101)
})

test.each(['logoUrl', 'magicLinkTemplate'])(
  'sec/T24 the service takes no %s that is not https, and sends nothing',
  async (field) => {
    const api = await createTestApi()
    let refused = 0
    const others = addresses.filter((address) => !isHttps(address) || /\p{Cc}/u.test(address))
    for (const address of others) {
      const value = field === 'logoUrl' ? address : `${address}%s`
      const { code } = await api.submit('initOtp', {
        otpType: 'OTP_TYPE_EMAIL',
        contact: 'mara@okafor.example',
        appName: 'Fieldnotes',
        emailCustomization: { [field]: value },
      })
      if (code === 'REQUEST_INVALID') refused++
    }
    printCount(`sec/T24 addresses refused as ${field}`, refused, others.length)
    expect(refused).toBe(others.length)
    expect(others.length).toBeGreaterThan(50)
    expect(api.sent).toEqual([])
  },
)
