import { createHmac } from 'node:crypto'
import { exportSPKI } from 'jose'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { START_MS } from './activityApi.ts'
import {
  CLIENT_ID,
  type Claims,
  createTestIssuer,
  type IssuerKey,
  newIssuerKey,
  publicJwk,
  type TestIssuer,
} from './testIssuer.ts'

/** Two issuers that are both trusted; an attack may use everything of both but the key of the first. */
export type Scene = { readonly site: TestIssuer; readonly other: TestIssuer }
/** Makes a token that must be refused. */
export type Attack = (scene: Scene) => Promise<string>

const now = START_MS / 1000
const encode = (value: unknown) => base64urlFromBytes(bytesFromUtf8(JSON.stringify(value)))
const claiming =
  (claims: Claims): Attack =>
  ({ site }) =>
    site.token(claims)
const heading =
  (header: Claims): Attack =>
  ({ site }) =>
    site.token({}, header)

/** Changes the three parts of a good token. */
const cutting =
  (change: (header: string, payload: string, signature: string) => string): Attack =>
  async ({ site }) => {
    const [header = '', payload = '', signature = ''] = (await site.token()).split('.')
    return change(header, payload, signature)
  }

/** A token signed by a key that the issuer publishes in a way that it must not. */
const publishing =
  (make: () => Promise<{ key: IssuerKey; jwks: readonly unknown[]; header?: Claims }>): Attack =>
  async ({ site }) => {
    const { key, jwks, header } = await make()
    site.keys = [...jwks]
    return site.token({}, header, key)
  }

const hmac = (header: Claims, claims: Claims, secret: string | Uint8Array) => {
  const input = `${encode(header)}.${encode(claims)}`
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

export const idTokenAttacks: Readonly<Record<string, Attack>> = {
  // who says it
  'iss is missing': claiming({ iss: undefined }),
  'iss is nobody of ours': claiming({ iss: 'https://evil.example' }),
  'iss ends in a slash': claiming({ iss: 'https://id.example/' }),
  'iss is in capitals': claiming({ iss: 'https://ID.example' }),
  'iss is http': claiming({ iss: 'http://id.example' }),
  'iss is a list': claiming({ iss: ['https://id.example'] }),
  'mix-up: iss is the other issuer': ({ site, other }) => site.token({ iss: other.issuer }),
  'mix-up: the other issuer signs for this one': ({ site, other }) =>
    other.token({ iss: site.issuer, aud: CLIENT_ID }),
  'mix-up: the client is of the other issuer': ({ site, other }) =>
    site.token({ aud: other.provider.clientIds[0] }),
  // for whom
  'aud is missing': claiming({ aud: undefined }),
  'aud is another client': claiming({ aud: 'other.example' }),
  'aud is longer than ours': claiming({ aud: `${CLIENT_ID}.evil.example` }),
  'aud is in capitals': claiming({ aud: CLIENT_ID.toUpperCase() }),
  'aud is empty': claiming({ aud: [] }),
  'aud is an object': claiming({ aud: { [CLIENT_ID]: true } }),
  'aud has something that is no text': claiming({ aud: [CLIENT_ID, 7], azp: CLIENT_ID }),
  'aud names us twice': claiming({ aud: [CLIENT_ID, CLIENT_ID], azp: CLIENT_ID }),
  'aud is several and azp is missing': claiming({ aud: [CLIENT_ID, 'other.example'] }),
  'aud is several and azp is another': claiming({
    aud: [CLIENT_ID, 'other.example'],
    azp: 'other.example',
  }),
  'azp is another client': claiming({ azp: 'other.example' }),
  'azp is no text': claiming({ azp: [CLIENT_ID] }),
  // about whom
  'sub is missing': claiming({ sub: undefined }),
  'sub is empty': claiming({ sub: '' }),
  'sub is a number': claiming({ sub: 7 }),
  'sub is too long': claiming({ sub: 'a'.repeat(256) }),
  'sub has a line break': claiming({ sub: 'ada\n' }),
  'sub is not ASCII': claiming({ sub: 'аda' }),
  // when
  'exp is missing': claiming({ exp: undefined }),
  'exp is over': claiming({ exp: now - 60 }),
  'exp is text': ({ site }) => site.sign(JSON.stringify(site.claims({ exp: String(now + 600) }))),
  'exp is null': ({ site }) => site.sign(JSON.stringify(site.claims({ exp: null }))),
  'iat is missing': claiming({ iat: undefined }),
  'iat is in the future': claiming({ iat: now + 61 }),
  'nbf is in the future': claiming({ nbf: now + 61 }),
  'nbf is text': ({ site }) => site.sign(JSON.stringify(site.claims({ nbf: String(now) }))),
  // how it is signed
  'alg is none, and nothing is signed': ({ site }) =>
    Promise.resolve(`${encode({ alg: 'none' })}.${encode(site.claims())}.`),
  'alg is none, and a signature is there': cutting(
    (_, payload, signature) => `${encode({ alg: 'none', kid: 'key-1' })}.${payload}.${signature}`,
  ),
  'alg is None': cutting(
    (_, payload, signature) => `${encode({ alg: 'None', kid: 'key-1' })}.${payload}.${signature}`,
  ),
  'alg is missing': cutting(
    (_, payload, signature) => `${encode({ kid: 'key-1' })}.${payload}.${signature}`,
  ),
  'HS256 with the public key as secret': async ({ site }) =>
    hmac({ alg: 'HS256', kid: 'key-1' }, site.claims(), await exportSPKI(site.key.publicKey)),
  'HS256 with a secret that the issuer publishes': ({ site }) => {
    const secret = new Uint8Array(32).fill(7)
    site.keys = [{ kty: 'oct', kid: 'key-1', k: base64urlFromBytes(secret), alg: 'HS256' }]
    return Promise.resolve(hmac({ alg: 'HS256', kid: 'key-1' }, site.claims(), secret))
  },
  'alg is not that of the key': cutting(
    (_, payload, signature) => `${encode({ alg: 'RS256', kid: 'key-1' })}.${payload}.${signature}`,
  ),
  'alg is one that the issuer does not announce': publishing(async () => {
    const key = await newIssuerKey('key-1', 'ES384')
    return { key, jwks: [await publicJwk(key)] }
  }),
  'the key is for encryption': publishing(async () => {
    const key = await newIssuerKey('key-1')
    return { key, jwks: [await publicJwk(key, { use: 'enc' })] }
  }),
  'the key is not for verifying': publishing(async () => {
    const key = await newIssuerKey('key-1')
    return { key, jwks: [await publicJwk(key, { key_ops: ['deriveBits'] })] }
  }),
  'the key is for another algorithm': publishing(async () => {
    const key = await newIssuerKey('key-1', 'RS256')
    return { key, jwks: [await publicJwk(key, { alg: 'PS256' })] }
  }),
  'kid is nobody': publishing(async () => {
    const key = await newIssuerKey('key-1')
    return { key, jwks: [await publicJwk(key)], header: { kid: 'key-9' } }
  }),
  'kid is missing and there are two keys': publishing(async () => {
    const [key, second] = [await newIssuerKey('key-1'), await newIssuerKey('key-2')]
    return {
      key,
      jwks: [await publicJwk(key), await publicJwk(second)],
      header: { kid: undefined },
    }
  }),
  'kid is that of two keys': publishing(async () => {
    const [key, second] = [await newIssuerKey('key-1'), await newIssuerKey('key-1')]
    return { key, jwks: [await publicJwk(key), await publicJwk(second)] }
  }),
  'somebody else signed it': async ({ site }) => site.token({}, {}, await newIssuerKey('key-1')),
  'the signature is all zeros': cutting(
    (header, payload) => `${header}.${payload}.${base64urlFromBytes(new Uint8Array(64))}`,
  ),
  'the signature is DER': cutting((header, payload, signature) => {
    const raw = bytesFromBase64url(signature) ?? new Uint8Array(64)
    return `${header}.${payload}.${base64urlFromBytes(derFromRaw(raw))}`
  }),
  'the claims are others': cutting((header, payload, signature) => {
    const claims = new TextDecoder().decode(bytesFromBase64url(payload) ?? undefined)
    return `${header}.${encode({ ...JSON.parse(claims), sub: 'eve' })}.${signature}`
  }),
  // how it is written
  'the key comes along': async ({ site }) => {
    const key = await newIssuerKey('key-1')
    return site.token({}, { jwk: await publicJwk(key) }, key)
  },
  'the header says where keys are': heading({ jku: 'https://evil.example/keys' }),
  'the header says where a certificate is': heading({ x5u: 'https://evil.example/cert' }),
  'the header brings a certificate': heading({ x5c: ['MIIB'] }),
  'it is another kind of token': heading({ typ: 'at+jwt' }),
  'a claim is named twice': ({ site }) =>
    site.sign(JSON.stringify(site.claims()).replace('"sub"', '"sub":"eve","sub"')),
}

/** The scene of one attack; nothing that it changes is there for the next. */
export async function createScene(): Promise<Scene> {
  const other = await createTestIssuer('https://other.example')
  const provider = { name: 'other', issuer: other.issuer, clientIds: ['client-of-other'] }
  return { site: await createTestIssuer(), other: { ...other, provider } }
}
