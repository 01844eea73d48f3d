import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex } from './generatePrivateKeyHex.ts'
import { importPrivateKey } from './importPrivateKey.ts'
import { sign } from './sign.ts'
import { verify } from './verify.ts'

const order = p256.Point.CURVE().n
const hex = (scalar: bigint) => scalar.toString(16).padStart(64, '0')

test('names the key as another library names it', async () => {
  for (const scalar of [1n, 2n, 12345n, order - 1n]) {
    const key = await importPrivateKey(hex(scalar))
    expect(key.publicKeyHex).toBe(p256.Point.BASE.multiply(scalar).toHex(true))
  }
})

test('takes back what generatePrivateKeyHex made, and does not give it away', async () => {
  const made = await generatePrivateKeyHex()
  expect(made.privateKeyHex).toMatch(/^[0-9a-f]{64}$/)
  const point = p256.Point.fromHex(made.publicKeyUncompressedHex)
  expect(made.publicKeyHex).toBe(point.toHex(true))

  const key = await importPrivateKey(made.privateKeyHex)
  expect(key.publicKeyHex).toBe(made.publicKeyHex)
  expect(key.privateKey.extractable).toBe(false)
  const bytes = bytesFromUtf8('a body')
  expect(await verify(key.publicKey, await sign(key.privateKey, bytes), bytes)).toBe(true)
})

test('makes a signature that another library verifies', async () => {
  const bytes = bytesFromUtf8('a body')
  const key = await importPrivateKey(hex(77n))
  const signature = await sign(key.privateKey, bytes)
  expect(
    p256.verify(signature, bytes, p256.Point.BASE.multiply(77n).toBytes(), { lowS: false }),
  ).toBe(true)
})

test.each([
  ['zero', hex(0n)],
  ['the order', hex(order)],
  ['beyond the order', 'f'.repeat(64)],
  ['31 bytes', hexFromBytes(new Uint8Array(31).fill(1))],
  ['no hex', 'zz'.repeat(32)],
  ['nothing', ''],
])('refuses %s without repeating it', async (_, text) => {
  const refused = expect(importPrivateKey(text)).rejects
  await refused.toThrow(TypeError)
  if (text) await expect(importPrivateKey(text)).rejects.not.toThrow(text)
})
