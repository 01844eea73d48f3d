import { expect, test } from 'vitest'
import { readReturnUrl } from './readReturnUrl.ts'

const STATE = 'lk.config.AAAAAAAAAAAAAAAAAAAAAA'
const code = {
  state: STATE,
  exchange: { kind: 'code-in-browser', tokenEndpoint: 'https://id.example/token' },
  issuer: 'https://id.example',
} as const
const named = { ...code, namesIssuer: true }
const unnamed = { ...code, issuer: null, askedAt: 'https://x.example' }
const token = { ...code, exchange: { kind: 'id-token', responseType: 'id_token' } } as const
const APP = 'https://app.example/'

test.each([
  ['a code', `${APP}?code=abc&state=${STATE}`, code, { code: 'abc' }],
  [
    'a code beside the app’s own query',
    `${APP}?q=1&code=a%2Fb&state=${STATE}`,
    code,
    { code: 'a/b' },
  ],
  [
    'a code whose issuer is named',
    `${APP}?code=abc&state=${STATE}&iss=https%3A%2F%2Fid.example`,
    code,
    { code: 'abc' },
  ],
  [
    'a code that must name its issuer',
    `${APP}?code=abc&state=${STATE}&iss=https%3A%2F%2Fid.example`,
    named,
    { code: 'abc' },
  ],
  [
    'a code whose issuer nobody knows',
    `${APP}?code=abc&state=${STATE}&iss=https%3A%2F%2Fx.example`,
    unnamed,
    { code: 'abc' },
  ],
  ['a token', `${APP}#id_token=a.b.c&state=${STATE}`, token, { idToken: 'a.b.c' }],
  [
    'a token with the code that Apple adds',
    `${APP}#state=${STATE}&code=abc&id_token=a.b.c`,
    token,
    { idToken: 'a.b.c' },
  ],
])('reads %s', (_, href, expected, answer) => {
  expect(readReturnUrl(href, expected)).toEqual(answer)
})

test.each([
  ['nothing at all', APP, code, 'OAUTH_STATE_MISMATCH'],
  ['no address', 'app.example', code, 'OAUTH_STATE_MISMATCH'],
  ['no state', `${APP}?code=abc`, code, 'OAUTH_STATE_MISMATCH'],
  ['an empty state', `${APP}?code=abc&state=`, code, 'OAUTH_STATE_MISMATCH'],
  ['a state with more', `${APP}?code=abc&state=${STATE}A`, code, 'OAUTH_STATE_MISMATCH'],
  ['a state with less', `${APP}?code=abc&state=${STATE.slice(1)}`, code, 'OAUTH_STATE_MISMATCH'],
  [
    'a state in other letters',
    `${APP}?code=abc&state=${STATE.toUpperCase()}`,
    code,
    'OAUTH_STATE_MISMATCH',
  ],
  ['two states', `${APP}?code=abc&state=${STATE}&state=${STATE}`, code, 'OAUTH_STATE_MISMATCH'],
  ['two codes', `${APP}?code=abc&code=def&state=${STATE}`, code, 'OAUTH_STATE_MISMATCH'],
  [
    'two issuers',
    `${APP}?code=a&state=${STATE}&iss=https%3A%2F%2Fid.example&iss=x`,
    code,
    'OAUTH_STATE_MISMATCH',
  ],
  ['a code in the fragment', `${APP}#code=abc&state=${STATE}`, code, 'OAUTH_STATE_MISMATCH'],
  ['a token in the query', `${APP}?id_token=a.b.c&state=${STATE}`, token, 'OAUTH_STATE_MISMATCH'],
  [
    'a state in the query and a token in the fragment',
    `${APP}?state=${STATE}#id_token=a.b.c`,
    token,
    'OAUTH_STATE_MISMATCH',
  ],
  [
    'another issuer',
    `${APP}?code=a&state=${STATE}&iss=https%3A%2F%2Fevil.example`,
    code,
    'OAUTH_STATE_MISMATCH',
  ],
  [
    'an issuer with a slash more',
    `${APP}?code=a&state=${STATE}&iss=https%3A%2F%2Fid.example%2F`,
    code,
    'OAUTH_STATE_MISMATCH',
  ],
  [
    'no issuer where each answer names it',
    `${APP}?code=a&state=${STATE}`,
    named,
    'OAUTH_STATE_MISMATCH',
  ],
  [
    'a denial of no issuer',
    `${APP}?error=access_denied&state=${STATE}`,
    named,
    'OAUTH_STATE_MISMATCH',
  ],
  ['an issuer of no name', `${APP}?code=a&state=${STATE}&iss=`, code, 'OAUTH_STATE_MISMATCH'],
  [
    'another provider’s issuer where nobody knows the own',
    `${APP}?code=a&state=${STATE}&iss=https%3A%2F%2Fevil.example`,
    unnamed,
    'OAUTH_STATE_MISMATCH',
  ],
  ['a state alone', `${APP}?state=${STATE}`, code, 'OAUTH_FAILED'],
  ['an empty code', `${APP}?code=&state=${STATE}`, code, 'OAUTH_FAILED'],
  ['a code and an error', `${APP}?code=a&error=x&state=${STATE}`, code, 'OAUTH_FAILED'],
  ['a denial', `${APP}?error=access_denied&state=${STATE}`, code, 'OAUTH_DENIED'],
  ['Apple’s denial', `${APP}#error=user_cancelled_authorize&state=${STATE}`, token, 'OAUTH_DENIED'],
  ['an error', `${APP}?error=server_error&state=${STATE}`, code, 'OAUTH_FAILED'],
  ['a denial of nobody', `${APP}?error=access_denied`, code, 'OAUTH_STATE_MISMATCH'],
])('refuses %s', (_, href, expected, errorCode) => {
  expect(() => readReturnUrl(href, expected)).toThrow(expect.objectContaining({ code: errorCode }))
})

test('names the error of the provider, and repeats nothing else that it wrote', () => {
  const failing = (query: string) => {
    try {
      return String(readReturnUrl(`${APP}?${query}&state=${STATE}`, code))
    } catch (error) {
      return String(error)
    }
  }
  expect(failing('error=server_error&error_description=call+us')).toContain('server_error')
  expect(failing('error=server_error&error_description=call+us')).not.toContain('call us')
  expect(failing('error=%3Cscript%3E')).not.toContain('script')
})
