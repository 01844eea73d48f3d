import { createHmac } from 'node:crypto'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { signedBytes, type TokenHash } from '../../src/crypto/token/tokenFormat.ts'
import { base64urlFromBytes } from '../../src/lib/base64url.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

/** What a forger has: keys of their own, all that is public, and what the service signs for anybody. */
export type ForgerTools = {
  /** Claims that would pass, for the key of the person under attack. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The service's signature over any claims that it may be tricked into. */
  readonly service: P256KeyPair
  readonly serviceKeyHex: string
  readonly attacker: P256KeyPair
}

type Forgery = (tools: ForgerTools) => Promise<string>

const HEADER = '{"alg":"ES256","typ":"JWT"}'
const part = (text: string) => base64urlFromBytes(bytesFromUtf8(text))
const inputOf = (payload: string, header = HEADER) => `${part(header)}.${part(payload)}`

async function signed(input: string, key: P256KeyPair, hash: TokenHash = 'twice') {
  const signature = await sign(key.privateKey, await signedBytes(input, hash))
  return `${input}.${base64urlFromBytes(signature)}`
}

const withClaims =
  (change: Readonly<Record<string, unknown>>): Forgery =>
  ({ claims, service }) =>
    signed(inputOf(JSON.stringify({ ...claims, ...change })), service)

const genuine: Forgery = withClaims({})

/** Twenty session tokens that nobody may believe. */
export const forgeries: Readonly<Record<string, Forgery>> = {
  'the session of another person': ({ claims, service, attacker }) =>
    signed(
      inputOf(
        JSON.stringify({ ...claims, public_key: attacker.publicKeyHex, user_id: 'attacker' }),
      ),
      service,
    ),
  'another organization': ({ claims, service, attacker }) =>
    signed(
      inputOf(
        JSON.stringify({ ...claims, public_key: attacker.publicKeyHex, organization_id: 'org-2' }),
      ),
      service,
    ),
  'one that has ended': withClaims({ exp: 1 }),
  'one that has not begun': withClaims({ nbf: 4_000_000_000 }),
  'a beginning that is no number': withClaims({ nbf: 'now' }),
  'no end': withClaims({ exp: undefined }),
  'an end in words': withClaims({ exp: '4000000000' }),
  'an end beyond all numbers': withClaims({ exp: 1e300 }),
  'no key': withClaims({ public_key: undefined }),
  'no user': withClaims({ user_id: '' }),
  'reading only': withClaims({ session_type: 'SESSION_TYPE_READ_ONLY' }),
  'another signer': ({ claims, attacker }) => signed(inputOf(JSON.stringify(claims)), attacker),
  'a header with the key of the signer': async ({ claims, attacker }) => {
    const jwk = await crypto.subtle.exportKey('jwk', attacker.publicKey)
    const header = JSON.stringify({ alg: 'ES256', typ: 'JWT', jwk })
    return signed(inputOf(JSON.stringify(claims), header), attacker)
  },
  'no algorithm': async ({ claims }) =>
    `${inputOf(JSON.stringify(claims), '{"alg":"none","typ":"JWT"}')}.`,
  'no algorithm, with a signature': async (tools) => {
    const [, payload, signature] = (await genuine(tools)).split('.')
    return `${part('{"alg":"none","typ":"JWT"}')}.${payload}.${signature}`
  },
  'the public key as a secret': async ({ claims, serviceKeyHex }) => {
    const input = inputOf(JSON.stringify(claims), '{"alg":"HS256","typ":"JWT"}')
    const secret = bytesFromHex(serviceKeyHex) ?? new Uint8Array()
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
  },
  'a claim named twice': ({ claims, service }) =>
    signed(inputOf(`{"user_id":"attacker",${JSON.stringify(claims).slice(1)}`), service),
  'a part too many': async (tools) => `${await genuine(tools)}.${part('{}')}`,
  'a part cut off': async (tools) => (await genuine(tools)).slice(0, -20),
  'a verification token': ({ claims, service }) =>
    signed(inputOf(JSON.stringify(claims)), service, 'once'),
}
