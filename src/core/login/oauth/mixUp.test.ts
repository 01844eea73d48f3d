import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROVIDER_ISSUER, unsignedToken } from '../../../../test/support/fakeProvider.ts'
import {
  createOauthStage,
  goToProvider,
  type OauthTab,
  type SecondProvider,
} from '../../../../test/support/oauthStage.ts'
import { printCount } from '../../../../test/support/printCount.ts'

const EVIL_ISSUER = 'https://evil.example'
/** The malicious provider chose the name of its client itself: that of the honest one. */
const SHARED_CLIENT = 'client-g'

/** How the malicious provider is configured. */
const kinds = {
  'a page that trades its codes': {
    kind: 'oidc',
    issuer: EVIL_ISSUER,
    responseType: 'code',
    tokenEndpoint: `${EVIL_ISSUER}/token`,
  },
  'a service that trades its codes': { kind: 'oauth2', responseType: 'code' },
  'tokens in the fragment': { kind: 'oidc', issuer: EVIL_ISSUER, responseType: 'id_token' },
} as const

type Kind = keyof typeof kinds

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** An app with two providers, one honest and one that steals what it gets, and what reached the thief. */
async function openStage(kind: Kind = 'a page that trades its codes', namesIssuer = false) {
  const stolen: string[] = []
  const second: SecondProvider = {
    name: 'evil',
    clientId: SHARED_CLIENT,
    authorization: {
      authorizationEndpoint: `${EVIL_ISSUER}/authorize`,
      scopes: ['openid'],
      ...kinds[kind],
    },
    tokenEndpoint: `${EVIL_ISSUER}/token`,
    async answerForm(form) {
      stolen.push(form.get('code') ?? '')
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    },
  }
  const stage = await createOauthStage(second, namesIssuer)
  const trade = stage.proxy.replies.oauth2_authenticate
  stage.proxy.replies.oauth2_authenticate = (body, init) => {
    // the service sends the code wherever the provider of its name is
    if (body.provider === 'OAUTH2_PROVIDER_EVIL') stolen.push(String(body.authCode))
    return trade?.(body, init)
  }
  return { ...stage, stolen }
}

type Stage = Awaited<ReturnType<typeof openStage>>

/** The honest provider's question, asked with everything of the malicious one's: where its page sends the person on to. */
function askedOfHonest(evilUrl: string, responseType: 'code' | 'id_token'): string {
  const url = new URL(`${PROVIDER_ISSUER}/authorize`)
  url.search = new URL(evilUrl).search
  url.searchParams.set('response_type', responseType)
  return url.href
}

/** The answer with the parameters put in place of what was there. */
function answering(href: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.href
}

const inFragment = (href: string, answer: Readonly<Record<string, string>>) =>
  `${new URL(href).origin}/#${new URLSearchParams(answer)}`

const parameter = (url: string, name: string) => new URL(url).searchParams.get(name) ?? ''

type Attack = {
  readonly kind?: Kind
  /** Whether each answer of the honest provider names its issuer (RFC 9207). */
  readonly namesIssuer?: boolean
  /** The provider that the person chose. */
  readonly chosen: 'google' | 'oidc:evil'
  /** Where the person comes back to, from the address that the kit sent them to. */
  readonly back: (stage: Stage, url: string) => string
  readonly refused: RegExp
}

const honestCode =
  (more: Readonly<Record<string, string>>): Attack['back'] =>
  ({ provider }, url) =>
    answering(provider.agree(askedOfHonest(url, 'code')), more)

const evilCode =
  (more: Readonly<Record<string, string>>): Attack['back'] =>
  (_, url) =>
    answering(parameter(url, 'redirect_uri'), {
      code: 'code-evil',
      state: parameter(url, 'state'),
      ...more,
    })

const tokenOf =
  (iss: string): Attack['back'] =>
  (_, url) =>
    inFragment(parameter(url, 'redirect_uri'), {
      id_token: unsignedToken({
        iss,
        sub: 'somebody',
        aud: SHARED_CLIENT,
        nonce: parameter(url, 'nonce'),
      }),
      state: parameter(url, 'state'),
    })

const MISMATCH = /^OAUTH_STATE_MISMATCH$/

const attacks: Readonly<Record<string, Attack>> = {
  'the honest code, where the page would give it to the thief': {
    chosen: 'oidc:evil',
    back: honestCode({ iss: PROVIDER_ISSUER }),
    refused: MISMATCH,
  },
  'the honest code, where the service would give it to the thief': {
    kind: 'a service that trades its codes',
    chosen: 'oidc:evil',
    back: honestCode({ iss: PROVIDER_ISSUER }),
    refused: MISMATCH,
  },
  'the honest code, its issuer emptied': {
    chosen: 'oidc:evil',
    back: honestCode({ iss: '' }),
    refused: MISMATCH,
  },
  'the honest code, its issuer with a slash more': {
    chosen: 'oidc:evil',
    back: honestCode({ iss: `${PROVIDER_ISSUER}/` }),
    refused: MISMATCH,
  },
  'the honest code in place of a token': {
    kind: 'tokens in the fragment',
    chosen: 'oidc:evil',
    back: honestCode({ iss: PROVIDER_ISSUER }),
    refused: MISMATCH,
  },
  'the honest token, at the return of the thief': {
    kind: 'tokens in the fragment',
    chosen: 'oidc:evil',
    back: tokenOf(PROVIDER_ISSUER),
    refused: MISMATCH,
  },
  'a code of the thief, under its own name': {
    chosen: 'google',
    back: evilCode({ iss: EVIL_ISSUER }),
    refused: MISMATCH,
  },
  'a code of the thief, under the honest name': {
    chosen: 'google',
    back: evilCode({ iss: PROVIDER_ISSUER }),
    refused: /^OAUTH_FAILED$/,
  },
  'a code of the thief, under no name': {
    chosen: 'google',
    back: evilCode({}),
    refused: /^OAUTH_FAILED$/,
  },
  'a code of the thief, under no name, where each answer names its issuer': {
    chosen: 'google',
    namesIssuer: true,
    back: evilCode({}),
    refused: MISMATCH,
  },
  'a token of the thief, where a code is awaited': {
    chosen: 'google',
    back: tokenOf(EVIL_ISSUER),
    refused: MISMATCH,
  },
}

let held = 0
afterAll(() =>
  printCount('T16 mix-ups of two providers refused', held, Object.keys(attacks).length),
)

/** Hands an answer to the tab that waits for it; the code of the refusal. */
async function answerTo(stage: Stage, tab: OauthTab, href: string): Promise<string> {
  await stage.openTab({ href }).receive()
  const end = await tab.reaches('providerFailed')
  return end.at === 'providerFailed' ? end.error.code : ''
}

test.each(Object.entries(attacks))('T16 refuses %s', async (_, attack) => {
  const stage = await openStage(attack.kind, attack.namesIssuer)
  const tab = stage.openTab()
  const url = await goToProvider(tab, attack.chosen)
  expect(await answerTo(stage, tab, attack.back(stage, url))).toMatch(attack.refused)
  expect(stage.stolen).toEqual([])
  expect(tab.began).toEqual([])
  expect(stage.proxy.paths()).not.toContain('oauth_login')
  held++
})

test('T16 logs in with the honest provider beside the malicious one, named or not', async () => {
  for (const more of [{}, { iss: PROVIDER_ISSUER }]) {
    const stage = await openStage()
    const tab = stage.openTab()
    const url = await goToProvider(tab)
    await stage.openTab({ href: answering(stage.provider.agree(url), more) }).receive()
    await tab.reaches('done')
    expect(tab.began).toHaveLength(1)
  }
})
