import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generateKeyPair } from './generateKeyPair.ts'
import { sign } from './sign.ts'
import { verify } from './verify.ts'

const body = bytesFromUtf8('{"organizationId":"o"}')
const key = await generateKeyPair()
const signature = await sign(key.privateKey, body)

test('refuses every signature with one bit flipped', async () => {
  expect(await verify(key.publicKey, signature, body)).toBe(true)
  for (let bit = 0; bit < 512; bit++) {
    expect(await verify(key.publicKey, flipped(signature, bit), body)).toBe(false)
  }
})

test('refuses every body with one bit flipped', async () => {
  for (let bit = 0; bit < body.length * 8; bit++) {
    expect(await verify(key.publicKey, signature, flipped(body, bit))).toBe(false)
  }
})

test('accepts both twins of a signature: s in the lower and in the upper half', async () => {
  const { r, s } = p256.Signature.fromBytes(signature, 'compact')
  const twin = new p256.Signature(r, p256.Point.CURVE().n - s)
  expect(twin.hasHighS()).toBe(!new p256.Signature(r, s).hasHighS())
  expect(await verify(key.publicKey, twin.toBytes('compact'), body)).toBe(true)
})

test('accepts the deterministic signature of another library', async () => {
  const { secretKey, publicKey } = p256.keygen()
  const point = new Uint8Array(p256.Point.fromBytes(publicKey).toBytes(false))
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const theirs = await crypto.subtle.importKey('raw', point, algorithm, true, ['verify'])
  expect(await verify(theirs, p256.sign(body, secretKey), body)).toBe(true)
})

test('answers false, and does not throw, to other lengths and other keys', async () => {
  expect(await verify(key.publicKey, new Uint8Array(), body)).toBe(false)
  expect(await verify(key.publicKey, signature.subarray(0, 63), body)).toBe(false)
  expect(await verify(key.publicKey, Uint8Array.of(...signature, 0), body)).toBe(false)
  expect(await verify(key.publicKey, new Uint8Array(64), body)).toBe(false)
  expect(await verify(key.privateKey, signature, body)).toBe(false)
  expect(await verify((await generateKeyPair()).publicKey, signature, body)).toBe(false)
})

test('takes bytes that lie in shared memory', async () => {
  const shared = new Uint8Array(new SharedArrayBuffer(body.length))
  shared.set(body)
  expect(await verify(key.publicKey, signature, shared)).toBe(true)
})

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}
