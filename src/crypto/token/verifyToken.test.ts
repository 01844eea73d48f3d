import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex } from '../p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../p256/importPrivateKey.ts'
import { sign } from '../p256/sign.ts'
import { readToken } from './readToken.ts'
import { signToken } from './signToken.ts'
import { TOKEN_HEADER } from './tokenFormat.ts'
import { verifyToken } from './verifyToken.ts'

const made = await generatePrivateKeyHex()
const signer = made.publicKeyUncompressedHex
const { privateKey } = await importPrivateKey(made.privateKeyHex)
const claims = { id: 't-1', contact: 'zoë?>~\u007f@example.org', exp: '1700000000000', n: 7 }
const encode = (text: string) => base64urlFromBytes(bytesFromUtf8(text))

/** A token of these two JSON texts, properly signed: only its spelling can be at fault. */
async function signed(header: string, payload: string): Promise<string> {
  const input = `${encode(header)}.${encode(payload)}`
  return `${input}.${base64urlFromBytes(await sign(privateKey, bytesFromUtf8(input)))}`
}

test.each(['once', 'twice'] as const)('returns the claims of a token hashed %s', async (hash) => {
  const token = await signToken(claims, privateKey, hash)
  expect(await verifyToken(token, signer, hash)).toEqual(claims)
  expect(readToken(token)).toEqual(claims)
})

test('hashes once or twice as the other side does', async () => {
  for (const hash of ['once', 'twice'] as const) {
    const [header, payload, tail = ''] = (await signToken(claims, privateKey, hash)).split('.')
    const digest = sha256(bytesFromUtf8(`${header}.${payload}`))
    const signature = bytesFromBase64url(tail) ?? new Uint8Array()
    const point = p256.Point.fromHex(signer).toBytes()
    const options = { prehash: false, lowS: false }
    const twice = sha256(digest)
    expect(p256.verify(signature, digest, point, options)).toBe(hash === 'once')
    expect(p256.verify(signature, twice, point, options)).toBe(hash === 'twice')
  }
})

test('does not take a token of one kind for one of the other', async () => {
  const once = await signToken(claims, privateKey, 'once')
  const twice = await signToken(claims, privateKey, 'twice')
  expect(await verifyToken(once, signer, 'twice')).toBeNull()
  expect(await verifyToken(twice, signer, 'once')).toBeNull()
})

test('writes payloads that are plain base64 too', async () => {
  const awkward = { text: 'ü?>~\u007f\u0000"\\😀 }|{', list: ['~~~', '???', '>>>'] }
  const token = await signToken(awkward, privateKey, 'once')
  expect(token.split('.')[1]).toMatch(/^[A-Za-z0-9]+$/)
  expect(token.split('.')[0]).toBe(encode('{"alg":"ES256","typ":"JWT"}'))
  expect(await verifyToken(token, signer, 'once')).toEqual(awkward)
})

test('reads text beyond ASCII that another signer did not escape', async () => {
  const token = await signed('{"typ":"JWT","alg":"ES256"}', '{"contact":"zoë😀"}')
  expect(await verifyToken(token, signer, 'once')).toEqual({ contact: 'zoë😀' })
})

test('refuses another key, a compressed key and no key', async () => {
  const token = await signToken(claims, privateKey, 'once')
  const other = (await generatePrivateKeyHex()).publicKeyUncompressedHex
  for (const key of [other, made.publicKeyHex, '', `04${'0'.repeat(128)}`, signer.toUpperCase()]) {
    expect(await verifyToken(token, key, 'once')).toBeNull()
  }
})

test.each([
  ['no algorithm', '{"typ":"JWT"}'],
  ['algorithm none', '{"alg":"none","typ":"JWT"}'],
  ['another algorithm', '{"alg":"HS256","typ":"JWT"}'],
  ['another case', '{"alg":"es256","typ":"JWT"}'],
  ['another type', '{"alg":"ES256","typ":"at+jwt"}'],
  ['crit', '{"alg":"ES256","typ":"JWT","crit":["b64"],"b64":false}'],
  ['jku', '{"alg":"ES256","typ":"JWT","jku":"https://example.org"}'],
  ['jwk', '{"alg":"ES256","typ":"JWT","jwk":{}}'],
  ['x5u', '{"alg":"ES256","typ":"JWT","x5u":"https://example.org"}'],
  ['alg twice', '{"alg":"ES256","alg":"ES256","typ":"JWT"}'],
  ['an array', '["ES256","JWT"]'],
])('sec/T09 refuses a header with %s, whoever signed it', async (_, header) => {
  const token = await signed(header, '{"id":"t-1"}')
  expect(await verifyToken(token, signer, 'once')).toBeNull()
  expect(readToken(token)).toBeNull()
})

test.each(['[]', 'null', '"text"', '{"id":"1","id":"2"}', '{"__proto__":{}}', '{', ''])(
  'refuses the payload %s, whoever signed it',
  async (payload) => {
    const token = await signed('{"alg":"ES256","typ":"JWT"}', payload)
    expect(await verifyToken(token, signer, 'once')).toBeNull()
  },
)

test('sec/T09 refuses every re-spelling of a good token', async () => {
  const token = await signToken(claims, privateKey, 'once')
  const [header = '', payload = '', tail = ''] = token.split('.')
  const last = tail.slice(-1)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sloppy = alphabet[alphabet.indexOf(last) + 1] // 86 characters leave four bits that must be zero
  const spellings = [
    `${token}=`,
    `${token}==`,
    ` ${token}`,
    `${token}\n`,
    `${token}.`,
    `.${token}`,
    `${token}.x`,
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${header}..${tail}`,
    `.${payload}.${tail}`,
    `${header}.${payload}=.${tail}`,
    `${header}.${payload}.${tail.slice(0, -1)}${sloppy}`,
    `${header}.${payload}.${tail.slice(0, -1)}`,
    `${header}.${payload}.${tail}AA`,
    '',
    '..',
    `${header}.${payload.slice(0, 8)}\n${payload.slice(8)}.${tail}`,
    token.replaceAll('.', '%2E'),
  ]
  for (const spelling of spellings) {
    expect(await verifyToken(spelling, signer, 'once')).toBeNull()
    expect(readToken(spelling)).toBeNull()
  }
})

test('sec/T09 refuses every token with one bit flipped, in claims and signature alike', async () => {
  const token = await signToken(claims, privateKey, 'twice')
  const [, payload = '', tail = ''] = token.split('.')
  for (const [part, put] of [
    [payload, (text: string) => `${TOKEN_HEADER}.${text}.${tail}`],
    [tail, (text: string) => `${TOKEN_HEADER}.${payload}.${text}`],
  ] as const) {
    const bytes = bytesFromBase64url(part) ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const copy = Uint8Array.from(bytes)
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(await verifyToken(put(base64urlFromBytes(copy)), signer, 'twice')).toBeNull()
    }
  }
})

test('refuses a token of more than 16,384 characters', async () => {
  const token = await signToken({ text: 'a'.repeat(16_384) }, privateKey, 'once')
  expect(readToken(token)).toBeNull()
})
