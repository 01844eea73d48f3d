import { describe, expect, test, vi } from 'vitest'
import { unsignedToken } from '../../../test/support/fakeProvider.ts'
import { nonceForKey } from '../../crypto/nonceForKey.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { idTokenClaims } from './idTokenClaims.ts'
import { idTokenFrom } from './idTokenFrom.ts'
import type { PendingLogin } from './pendingLogin.ts'

const keyPair = await generateKeyPair()
const nonce = await nonceForKey(keyPair.publicKeyHex)
const other = await nonceForKey((await generateKeyPair()).publicKeyHex)
const iss = 'https://id.example'
const tokenEndpoint = `${iss}/token`

const pending: PendingLogin = {
  state: 'lk.config.one',
  provider: 'google',
  exchange: { kind: 'code-in-browser', tokenEndpoint },
  issuer: iss,
  clientId: 'client',
  redirectUri: 'https://app.example/?a=1',
  codeVerifier: 'verifier',
  keyPair,
  inTab: false,
  returnTo: 'https://app.example/',
  expiresAtMs: 1,
}

const proxy = { oauth2Authenticate: () => Promise.reject(new Error('not asked')) }
const never = new AbortController().signal

const tradeAt = (send: typeof fetch, attempt = pending, signal = never) =>
  idTokenFrom({ proxy, network: { fetch: send, timeoutMs: 1000 } }, { code: 'c' }, attempt, signal)

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }))

describe('sec/T14', () => {
  test.each([
    ['our nonce and audience', { nonce, aud: 'client' }],
    ['our nonce under its other name', { tknonce: nonce, aud: 'client' }],
    ['our audience among others', { nonce, aud: ['other', 'client'] }],
  ])('goes on with a token of %s', async (_, claims) => {
    const id_token = unsignedToken({ iss, ...claims })
    expect(await tradeAt(answering({ id_token }))).toBe(id_token)
  })

  test.each([
    ['another key', unsignedToken({ iss, nonce: other, aud: 'client' })],
    ['our key in capitals', unsignedToken({ iss, nonce: nonce.toUpperCase(), aud: 'client' })],
    ['no key', unsignedToken({ iss, aud: 'client' })],
    ['a list of keys', unsignedToken({ iss, nonce: [nonce], aud: 'client' })],
    ['another app', unsignedToken({ iss, nonce, aud: 'other' })],
    ['another issuer', unsignedToken({ iss: `${iss}/`, nonce, aud: 'client' })],
    ['no issuer', unsignedToken({ nonce, aud: 'client' })],
    ['no app', unsignedToken({ iss, nonce })],
    [
      'two nonces',
      `e30.${btoa(`{"iss":"${iss}","nonce":"${nonce}","nonce":"x","aud":"client"}`)}.c`,
    ],
    ['nobody at all', 'no token'],
    ['an empty part', 'a..c'],
  ])('stops a token for %s', async (_, id_token) => {
    await expect(tradeAt(answering({ id_token }))).rejects.toMatchObject({
      code: 'OAUTH_STATE_MISMATCH',
    })
  })
})

describe('a code that the browser trades', () => {
  test('goes to the provider as a form, with the verifier and without cookies', async () => {
    const send = answering({ id_token: unsignedToken({ iss, nonce, aud: 'client' }) })
    await tradeAt(send)
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe(tokenEndpoint)
    expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      client_id: 'client',
      redirect_uri: 'https://app.example/?a=1',
      code_verifier: 'verifier',
    })
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' })
  })

  test.each([
    ['a refusal', answering({ error: 'invalid_grant' }, 400), 'OAUTH_FAILED', 'invalid_grant'],
    ['a refusal without a name', answering({ error: '<b>' }, 403), 'OAUTH_FAILED', 'HTTP 403'],
    ['an answer without a token', answering({ access_token: 'a' }), 'OAUTH_FAILED', 'HTTP 200'],
    ['an answer that is no object', answering(null), 'OAUTH_FAILED', 'HTTP 200'],
    ['a page instead of an answer', async () => new Response('<html>'), 'OAUTH_FAILED', 'HTTP 200'],
    ['no answer', () => Promise.reject(new TypeError('refused')), 'NETWORK_FAILED', undefined],
  ])('ends after %s in an error of its own', async (_, send, code, details) => {
    await expect(tradeAt(send)).rejects.toMatchObject({ code, details })
  })

  test('is not sent to an address in the open', async () => {
    const send = answering({})
    const exchange = { kind: 'code-in-browser', tokenEndpoint: 'http://id.example/token' } as const
    await expect(tradeAt(send, { ...pending, exchange })).rejects.toMatchObject({
      code: 'OAUTH_FAILED',
    })
    expect(send).not.toHaveBeenCalled()
  })

  test('ends when the person leaves', async () => {
    const leaving = new AbortController()
    const send: typeof fetch = (_input, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        leaving.abort()
      })
    await expect(tradeAt(send, pending, leaving.signal)).rejects.toMatchObject({
      code: 'REQUEST_ABORTED',
    })
  })
})

test('reads the address from a token', () => {
  expect(idTokenClaims(unsignedToken({ email: 'mara@okafor.example' }))?.email).toBe(
    'mara@okafor.example',
  )
  expect(idTokenClaims(unsignedToken({ email: 7 }))?.email).toBeNull()
})
