import { expect, test } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { pendingFromStored } from './pendingLogin.ts'

const whole = {
  state: 'state',
  provider: 'google',
  exchange: { kind: 'code-in-browser', tokenEndpoint: 'https://id.example/token' },
  issuer: null,
  clientId: 'client',
  redirectUri: 'https://app.example/',
  codeVerifier: 'verifier',
  keyPair: await generateKeyPair(),
  inTab: false,
  returnTo: 'https://app.example/',
  expiresAtMs: 1,
}

test.each([
  { kind: 'code-in-browser', tokenEndpoint: 'https://id.example/token' },
  { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_X' },
  { kind: 'id-token', responseType: 'id_token' },
  { kind: 'id-token', responseType: 'code id_token' },
])('reads an attempt with the exchange %o', (exchange) => {
  expect(pendingFromStored({ ...whole, exchange })).toEqual({ ...whole, exchange })
})

test.each([
  undefined,
  null,
  'code-in-browser',
  [],
  {},
  { kind: 'code-in-browser' },
  { kind: 'code-in-browser', serviceProvider: 'x' },
  { kind: 'code-at-service', serviceProvider: 7 },
  { kind: 'id-token' },
  { kind: 'id-token', responseType: 'token id_token' },
  { kind: 'toString', tokenEndpoint: 'https://id.example/token' },
])('reads none with the exchange %o', (exchange) => {
  expect(pendingFromStored({ ...whole, exchange })).toBeNull()
})

test.each(['state', 'provider', 'keyPair', 'expiresAtMs'])('reads none without %s', (member) => {
  expect(pendingFromStored({ ...whole, [member]: undefined })).toBeNull()
})
