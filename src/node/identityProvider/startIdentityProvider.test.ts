import { createServer, get } from 'node:http'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  authorizeUrl,
  codeFor,
  createWalker,
  newPkce,
  tradeCode,
} from '../../../test/support/authorize.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { type DevelopmentIdentityProvider, startIdentityProvider } from './startIdentityProvider.ts'

const faults: unknown[] = []
let provider: DevelopmentIdentityProvider
let client: { readonly issuer: string; readonly client_id: string }

beforeAll(async () => {
  const started = await startIdentityProvider({ port: 0, onError: (error) => faults.push(error) })
  if (!started) throw new Error('the library is missing')
  provider = started
  client = { issuer: provider.issuer, client_id: 'latchkit-dev' }
})
afterAll(() => provider.close())

/** The page that asks, and a way to answer it. */
async function open(facts: Readonly<Record<string, string>> = {}) {
  const walk = createWalker()
  const pkce = { code_challenge: newPkce().challenge, code_challenge_method: 'S256' }
  const page = await walk(authorizeUrl({ ...client, ...pkce, state: 's', ...facts }))
  if (page instanceof URL) throw new Error('nobody was asked')
  const html = await page.text()
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = (form: Record<string, string>) =>
    walk(provider.issuer + action, { method: 'POST', body: new URLSearchParams(form) })
  return { page, html, answer, walk }
}

const parametersOf = (back: Response | URL) =>
  back instanceof URL ? Object.fromEntries(back.searchParams) : null

describe('the development identity provider', () => {
  test('says what it is and which keys it has', async () => {
    const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`)
    const facts = Object(await discovery.json())
    expect(facts).toMatchObject({
      issuer: provider.issuer,
      response_types_supported: ['code', 'code id_token', 'id_token'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    })
    const keys = JSON.stringify(await (await fetch(facts.jwks_uri)).json())
    expect(keys).toContain('"kty":"EC"')
    expect(keys).not.toContain('"d"')
  })

  test('asks for an address on a page that lets nothing in', async () => {
    const { page, html } = await open()
    expect(page.status).toBe(200)
    expect(html).toContain('localhost:5173')
    expect(html).not.toContain('<script')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:5173;")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('logs in whoever types an address, and says it in the token', async () => {
    const { answer } = await open()
    const back = parametersOf(await answer({ email: ' Ada@Example.com ', action: 'continue' }))
    expect(back).toMatchObject({ state: 's', iss: provider.issuer, code: expect.any(String) })
  })

  test('asks again for what is no address, and shows it as text', async () => {
    const { answer } = await open()
    const again = await answer({ email: '"><b>no', action: 'continue' })
    if (again instanceof URL) throw new Error('it went on')
    const html = await again.text()
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;no"')
  })

  test('goes back without a code when the person does not want to', async () => {
    const { answer } = await open()
    const back = parametersOf(await answer({ action: 'cancel' }))
    expect(back).toMatchObject({ error: 'access_denied', state: 's', iss: provider.issuer })
    expect(back).not.toHaveProperty('code')
  })

  test('takes login_hint for an answer, and its word alone for the person', async () => {
    const nonce = 'n-1'
    const traded = await tradeCode(
      client,
      await codeFor({ ...client, nonce, login_hint: 'a@b.co' }),
    )
    expect(traded.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    const claims = decodeJwt(Object(await traded.json()).id_token)
    expect(claims).toMatchObject({
      iss: provider.issuer,
      aud: 'latchkit-dev',
      nonce,
      email: 'a@b.co',
      email_verified: true,
      name: 'a',
    })
    const again = await tradeCode(client, await codeFor({ ...client, login_hint: 'A@B.co' }))
    expect(decodeJwt(Object(await again.json()).id_token).sub).toBe(claims.sub)
    const other = await tradeCode(client, await codeFor({ ...client, login_hint: 'c@d.co' }))
    expect(decodeJwt(Object(await other.json()).id_token).sub).not.toBe(claims.sub)
  })

  test('asks each time, also a browser that has been here', async () => {
    const { answer, walk } = await open()
    await answer({ email: 'ada@example.com', action: 'continue' })
    const pkce = { code_challenge: newPkce().challenge, code_challenge_method: 'S256' }
    const page = await walk(authorizeUrl({ ...client, ...pkce }))
    expect(page).toBeInstanceOf(Response)
    const hinted = await walk(authorizeUrl({ ...client, ...pkce, login_hint: 'eve@example.com' }))
    expect(parametersOf(hinted)).toHaveProperty('code')
  })

  test('takes the prompt of Google for what it does anyway', async () => {
    const { page, html } = await open({ prompt: 'select_account' })
    expect(page.status).toBe(200)
    expect(html).toContain('name="email"')
  })

  test('sends nobody to another machine', async () => {
    for (const redirect_uri of [
      'https://evil.example/',
      'http://localhost.evil.example/',
      'http://user@localhost:5173/',
      'http://10.0.0.1/',
    ]) {
      const page = await createWalker()(authorizeUrl({ ...client, redirect_uri }))
      expect(page).toMatchObject({ status: 400 })
    }
  })

  test('answers under no name but its own', async () => {
    const { port } = new URL(provider.issuer)
    const status = await new Promise((resolve) => {
      get(
        { port, host: '127.0.0.1', path: '/jwks', headers: { host: 'evil.example' } },
        (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        },
      )
    })
    expect(status).toBe(400)
  })

  test('says that a page is over which nobody opened', async () => {
    expect((await fetch(`${provider.issuer}/interaction/none`)).status).toBe(400)
    expect(faults).toEqual([])
  })

  test('takes another port when somebody has the one that it wants', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const second = await startIdentityProvider({ port, onError: () => undefined })
    expect(second?.issuer).toMatch(/^http:\/\/localhost:\d+$/)
    expect(second?.issuer).not.toContain(`:${port}`)
    await second?.close()
    taken.close()
  })
})

test('T13 gives no token for a code without its verifier', async () => {
  const login_hint = 'ada@example.com'
  let accepted = 0
  for (let i = 0; i < 50; i++) {
    const { code, verifier } = await codeFor({ ...client, login_hint })
    const wrong = [newPkce().verifier, undefined, '', verifier.slice(1), `${verifier}A`][i % 5]
    const first = await tradeCode(client, { code, verifier: wrong })
    if (first.ok) accepted++
  }

  printCount('T13 codes traded without their verifier', accepted, 50)
  expect(accepted).toBe(0)
}, 60_000)

test('T13 takes neither plain challenges nor none, and every code once', async () => {
  const walk = createWalker()
  const verifier = 'v'.repeat(43)
  const plain = { code_challenge: verifier, code_challenge_method: 'plain' }
  for (const pkce of [{}, plain, { code_challenge: verifier }]) {
    const back = await walk(authorizeUrl({ ...client, login_hint: 'a@b.co', ...pkce }))
    expect(parametersOf(back)).toMatchObject({ error: 'invalid_request' })
  }
  const good = await codeFor({ ...client, login_hint: 'a@b.co' })
  expect((await tradeCode(client, good)).ok).toBe(true)
  expect((await tradeCode(client, good)).ok).toBe(false)
})

test('T13 trades a code once, however many come with it at a time', async () => {
  const rounds = 20
  let most = 0
  for (let i = 0; i < rounds; i++) {
    const good = await codeFor({ ...client, login_hint: 'a@b.co' })
    const replies = await Promise.all(Array.from({ length: 10 }, () => tradeCode(client, good)))
    most = Math.max(most, replies.filter(({ ok }) => ok).length)
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
  printCount('T13 the most that one code was traded for', most, 1)
  expect(most).toBe(1)
}, 60_000)
