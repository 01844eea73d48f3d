import { expect, test } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { signToken } from '../../crypto/token/signToken.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { readSession } from './readSession.ts'

const NOW = 1_700_000_000_000
const service = await generateKeyPair()
const keyPair = await generateKeyPair()
const stranger = await generateKeyPair()
const rawPoint = await crypto.subtle.exportKey('raw', service.publicKey)
const sessionKeyHex = hexFromBytes(new Uint8Array(rawPoint))

const claims = {
  exp: NOW / 1000 + 900,
  public_key: keyPair.publicKeyHex,
  session_type: 'SESSION_TYPE_READ_WRITE',
  user_id: 'user',
  organization_id: 'org',
}

const read = (token: string) => readSession({ token, keyPair, sessionKeyHex }, NOW)
const tokenOf = (changed: object) =>
  signToken({ ...claims, ...changed }, service.privateKey, 'twice')

test('believes a session that fits in everything', async () => {
  expect(await read(await tokenOf({}))).toEqual({
    kind: 'valid',
    claims: {
      organizationId: 'org',
      userId: 'user',
      publicKeyHex: keyPair.publicKeyHex,
      expiresAtMs: NOW + 900_000,
    },
  })
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const good = await tokenOf({})
const [header = '', payload = '', signature = ''] = good.split('.')

const forgeries = {
  'signed by another key': await signToken(claims, stranger.privateKey, 'twice'),
  'signed as another kind of token': await signToken(claims, service.privateKey, 'once'),
  'without a signature': `${header}.${payload}.`,
  'with alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
  'with alg HS256': `${encoded({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
  'with altered claims': `${header}.${encoded({ ...claims, user_id: 'root' })}.${signature}`,
  'cut off': good.slice(0, -4),
  'with a fourth part': `${good}.${signature}`,
  'of two parts': `${header}.${payload}`,
  'of no text': '',
  'for reading only': await tokenOf({ session_type: 'SESSION_TYPE_READ_ONLY' }),
  'without a type': await tokenOf({ session_type: undefined }),
  'without a user': await tokenOf({ user_id: undefined }),
  'with an empty user': await tokenOf({ user_id: '' }),
  'with a user that is no text': await tokenOf({ user_id: ['user'] }),
  'without an organization': await tokenOf({ organization_id: undefined }),
  'without an end': await tokenOf({ exp: undefined }),
  'whose end is text': await tokenOf({ exp: String(claims.exp) }),
  'whose end is never': await tokenOf({ exp: 1e300 }),
}

test.each(Object.entries(forgeries))('sec/T03 refuses a session %s', async (_, token) => {
  expect(await read(token)).toEqual({ kind: 'refused' })
})

test('sec/T03 tells a good session for another key from one for this key', async () => {
  expect(await read(await tokenOf({ public_key: stranger.publicKeyHex }))).toEqual({
    kind: 'foreign',
  })
})

test('does not believe a session whose time is over, to the millisecond', async () => {
  const token = await tokenOf({})
  const at = (nowMs: number) => readSession({ token, keyPair, sessionKeyHex }, nowMs)
  expect(await at(NOW + 899_999)).toMatchObject({ kind: 'valid' })
  expect(await at(NOW + 900_000)).toEqual({ kind: 'expired' })
})

test('believes nothing when the key to check it with is not one', async () => {
  for (const key of ['', 'zz', keyPair.publicKeyHex])
    expect(await readSession({ token: good, keyPair, sessionKeyHex: key }, NOW)).toEqual({
      kind: 'refused',
    })
})
