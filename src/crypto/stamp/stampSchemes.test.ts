import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { derFromRaw } from '../p256/derSignature.ts'
import { generateKeyPair } from '../p256/generateKeyPair.ts'
import { sign } from '../p256/sign.ts'
import { createStamp } from './createStamp.ts'
import { type Stamp, writeStamp } from './stampFormat.ts'
import { stampSchemes } from './stampSchemes.ts'
import { verifyStamp } from './verifyStamp.ts'

const loaded = vi.hoisted(() => new Set<string>())
vi.mock('@noble/curves/secp256k1.js', async (importOriginal) => {
  loaded.add('curve')
  return importOriginal()
})
vi.mock('@noble/hashes/sha3.js', async (importOriginal) => {
  loaded.add('hash')
  return importOriginal()
})

const P256 = 'SIGNATURE_SCHEME_TK_API_P256'
const SECP256K1 = 'SIGNATURE_SCHEME_TK_API_SECP256K1'
const EIP191 = 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191'
const ED25519 = 'SIGNATURE_SCHEME_TK_API_ED25519'
const names = [P256, SECP256K1, EIP191, ED25519]
const pairs = names.flatMap((signedAs) =>
  names.filter((name) => name !== signedAs).map((shownAs) => [signedAs, shownAs] as const),
)

const body = bytesFromUtf8('{"organizationId":"org","name":"Zoë 🗝"}')
const prefixed = Uint8Array.of(
  ...bytesFromUtf8(`\u0019Ethereum Signed Message:\n${body.length}`),
  ...body,
)
const p256Key = await generateKeyPair()

test('checks a P-256 stamp without loading what the other schemes need', async () => {
  const header = await createStamp(p256Key, '{}')
  expect((await verifyStamp(header, bytesFromUtf8('{}'))).kind).toBe('valid')
  expect([...loaded]).toEqual([])
})

describe('with stamps that other libraries made', () => {
  const stamps = new Map<string, Stamp>()
  const stampOf = (scheme: string) =>
    stamps.get(scheme) ?? { publicKey: '', scheme: '', signature: '' }
  const kindOf = async (stamp: Stamp, bytes = body) =>
    (await verifyStamp(writeStamp(stamp), bytes)).kind

  beforeAll(async () => {
    const { secp256k1 } = await import('@noble/curves/secp256k1.js')
    const { keccak_256 } = await import('@noble/hashes/sha3.js')
    const add = (scheme: string, publicKey: string, signature: Uint8Array) =>
      stamps.set(scheme, { publicKey, scheme, signature: hexFromBytes(signature) })

    add(P256, p256Key.publicKeyHex, derFromRaw(await sign(p256Key.privateKey, body)))
    const { secretKey, publicKey } = secp256k1.keygen()
    const point = hexFromBytes(publicKey)
    add(SECP256K1, point, secp256k1.sign(body, secretKey, { format: 'der' }))
    const hash = keccak_256(prefixed)
    add(EIP191, point, secp256k1.sign(hash, secretKey, { prehash: false, format: 'der' }))
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
    if (!('publicKey' in pair)) throw new Error('a pair was asked for')
    const raw = await crypto.subtle.exportKey('raw', pair.publicKey)
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, body)
    add(ED25519, hexFromBytes(new Uint8Array(raw)), new Uint8Array(signature))
  })

  test('every scheme of the table is among these', () => {
    expect([...stampSchemes.keys()].sort()).toEqual([...names].sort())
  })

  test.each(names)('%s is valid over this body and names its key and itself', async (name) => {
    const stamp = stampOf(name)
    expect(await verifyStamp(writeStamp(stamp), body)).toEqual({ kind: 'valid', ...stamp })
    expect(await kindOf(stamp, prefixed)).toBe('invalid')
    expect(await kindOf(stamp, new Uint8Array())).toBe('invalid')
  })

  test.each(names)('%s is refused with one bit flipped in body, key or signature', async (name) => {
    const stamp = stampOf(name)
    const body1 = Uint8Array.from(body, (byte, at) => (at === 7 ? byte ^ 1 : byte))
    expect(await kindOf(stamp, body1)).toBe('invalid')
    for (let at = 0; at < stamp.signature.length; at++) {
      const signature = flipped(stamp.signature, at)
      expect(await kindOf({ ...stamp, signature })).not.toBe('valid')
    }
    for (let at = 0; at < stamp.publicKey.length; at++) {
      const publicKey = flipped(stamp.publicKey, at)
      expect(await kindOf({ ...stamp, publicKey })).not.toBe('valid')
    }
  })

  test.each(pairs)('sec/T27 %s is refused as %s', async (signedAs, shownAs) => {
    const stamp = { ...stampOf(signedAs), scheme: shownAs }
    const withTheirKey = { ...stamp, publicKey: stampOf(shownAs).publicKey }
    for (const bytes of [body, prefixed]) {
      expect(await kindOf(stamp, bytes)).not.toBe('valid')
      expect(await kindOf(withTheirKey, bytes)).not.toBe('valid')
    }
  })

  test.each([SECP256K1, EIP191])('%s is accepted with s in either half', async (name) => {
    const { secp256k1 } = await import('@noble/curves/secp256k1.js')
    const stamp = stampOf(name)
    const { r, s } = secp256k1.Signature.fromHex(stamp.signature, 'der')
    const twin = new secp256k1.Signature(r, secp256k1.Point.CURVE().n - s)
    expect(twin.hasHighS()).toBe(true)
    expect(await kindOf({ ...stamp, signature: twin.toHex('der') })).toBe('valid')
    expect(await kindOf({ ...stamp, signature: twin.toHex('compact') })).toBe('malformed')
  })

  test.each(names)('%s is valid in upper case', async (name) => {
    const stamp = stampOf(name)
    const publicKey = stamp.publicKey.toUpperCase()
    const signature = stamp.signature.toUpperCase()
    expect(await kindOf({ ...stamp, publicKey, signature })).toBe('valid')
  })

  test.each(names)('%s is malformed in any other spelling', async (name) => {
    const stamp = stampOf(name)
    const { publicKey, signature } = stamp
    for (const changes of [
      { publicKey: `${publicKey}00` },
      { publicKey: publicKey.slice(2) },
      { signature: `${signature}00` },
      { signature: `${signature}0` },
      { signature: '' },
    ]) {
      expect(await kindOf({ ...stamp, ...changes })).toBe('malformed')
    }
  })

  test.each([SECP256K1, EIP191])('%s by a key off the curve is malformed', async (name) => {
    const publicKey = `02${'0'.repeat(63)}5` // 5³ + 7 is no square of this field
    expect(await kindOf({ ...stampOf(name), publicKey })).toBe('malformed')
  })

  test.each([SECP256K1, EIP191])('%s with a signature of zeros is invalid', async (name) => {
    expect(await kindOf({ ...stampOf(name), signature: '3006020100020100' })).toBe('invalid')
  })

  test('an Ed25519 key of small order signs nothing', async () => {
    const publicKey = `01${'0'.repeat(62)}`
    const signature = publicKey + '0'.repeat(64)
    expect(await kindOf({ ...stampOf(ED25519), publicKey, signature })).not.toBe('valid')
  })
})

function flipped(hex: string, at: number): string {
  const digit = (Number.parseInt(hex.charAt(at), 16) ^ 1).toString(16)
  return hex.slice(0, at) + digit + hex.slice(at + 1)
}
