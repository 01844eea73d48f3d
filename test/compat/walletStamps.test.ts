import { secp256k1 } from '@noble/curves/secp256k1.js'
import { toDerSignature } from '@turnkey/crypto'
import { expect, test } from 'vitest'
import { personalMessageHash } from '../../src/crypto/stamp/personalMessageHash.ts'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { rawFromWideDer } from '../../src/crypto/stamp/wideDer.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

const secretKey = new Uint8Array(32).fill(7)
const publicKey = hexFromBytes(secp256k1.getPublicKey(secretKey))

/** A header as the published clients make it of what a wallet signed. */
function stampOf(raw: Uint8Array): string {
  const scheme = 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191'
  const signature = toDerSignature(hexFromBytes(raw))
  return Buffer.from(JSON.stringify({ publicKey, scheme, signature })).toString('base64url')
}

test('takes a wallet signature whose numbers begin with a zero, as the published clients write it', async () => {
  const seen = new Set<string>()
  // each of the two begins with a zero in one of 256 signatures; the key and the texts are fixed, and so are these
  for (let i = 0; seen.size < 2 && i < 5000; i++) {
    const body = bytesFromUtf8(`{"i":${i}}`)
    const raw = secp256k1.sign(await personalMessageHash(body), secretKey, { prehash: false })
    const place = raw[0] === 0 ? 'r' : raw[32] === 0 ? 's' : ''
    if (place === '' || seen.has(place)) continue
    seen.add(place)
    expect((await verifyStamp(stampOf(raw), body)).kind).toBe('valid')
  }
  expect(seen.size).toBe(2)
}, 30_000)

test.each([
  ['00', '7f'],
  ['0000', 'ff'],
  ['80', '00'],
  ['ff', '80'],
])('reads numbers that begin with %s and with %s', (r, s) => {
  const rawHex = `${r.padEnd(64, '5')}${s.padEnd(64, '3')}`
  const der = bytesFromHex(toDerSignature(rawHex)) ?? new Uint8Array()
  expect(hexFromBytes(rawFromWideDer(der) ?? new Uint8Array())).toBe(rawHex)
  for (const other of [der.subarray(0, -1), Uint8Array.of(...der, 0)])
    expect(rawFromWideDer(other)).toBeNull()
})

test('reads no wider number, and no negative one', () => {
  const number = (length: number, first: number) => [2, length, first, ...Array(length - 1).fill(1)]
  const der = (r: number[], s: number[]) => Uint8Array.of(0x30, r.length + s.length, ...r, ...s)
  expect(rawFromWideDer(der(number(32, 0), number(32, 0)))).toHaveLength(64)
  expect(rawFromWideDer(der(number(33, 0), number(32, 0)))).toBeNull()
  expect(rawFromWideDer(der(number(34, 0), number(32, 0)))).toBeNull()
  expect(rawFromWideDer(der(number(32, 0), number(32, 0x80)))).toBeNull()
  expect(rawFromWideDer(der(number(31, 0), number(32, 0)))).toBeNull()
})
