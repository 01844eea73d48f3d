import { ecdsa } from '@noble/curves/abstract/weierstrass.js'
import { p256 } from '@noble/curves/nist.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { signBytes } from '../../src/service/wallets/signing/signBytes.ts'
import { printCount } from '../support/printCount.ts'

/** The key of RFC 6979, appendix A.2.5. */
const key =
  bytesFromHex('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721') ??
  new Uint8Array()

/** The signatures of the appendix, r and s. */
const cases = [
  [
    sha1,
    'sample',
    '61340c88c3aaebeb4f6d667f672ca9759a6ccaa9fa8811313039ee4a35471d32',
    '6d7f147dac089441bb2e2fe8f7a3fa264b9c475098fdcf6e00d7c996e1b8b7eb',
  ],
  [
    sha224,
    'sample',
    '53b2fff5d1752b2c689df257c04c40a587fababb3f6fc2702f1343af7ca9aa3f',
    'b9afb64fdc03dc1a131c7d2386d11e349f070aa432a4acc918bea988bf75c74c',
  ],
  [
    sha256,
    'sample',
    'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716',
    'f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  ],
  [
    sha384,
    'sample',
    '0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef7719',
    '4861f0491e6998b9455193e34e7b0d284ddd7149a74b95b9261f13abde940954',
  ],
  [
    sha512,
    'sample',
    '8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f00',
    '2362ab1adbe2b8adf9cb9edab740ea6049c028114f2460f96554f61fae3302fe',
  ],
  [
    sha1,
    'test',
    '0cbcc86fd6abd1d99e703e1ec50069ee5c0b4ba4b9ac60e409e8ec5910d81a89',
    '01b9d7b73dfaa60d5651ec4591a0136f87653e0fd780c3b1bc872ffdeae479b1',
  ],
  [
    sha224,
    'test',
    'c37edb6f0ae79d47c3c27e962fa269bb4f441770357e114ee511f662ec34a692',
    'c820053a05791e521fcaad6042d40aea1d6b1a540138558f47d0719800e18f2d',
  ],
  [
    sha256,
    'test',
    'f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367',
    '019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083',
  ],
  [
    sha384,
    'test',
    '83910e8b48bb0c74244ebdf7f07a1c5413d61472bd941ef3920e623fbccebeb6',
    '8ddbec54cf8cd5874883841d712142a56a8d0f218f5003cb0296b6b509619f2c',
  ],
  [
    sha512,
    'test',
    '461d93f31b6540894788fd206c07cfa0cc35f46fa3c91816fff1040ad1581a04',
    '39af9f15de0db8d97e72719c74820d304ce5226e32dedae67519e840d1194e55',
  ],
] as const

/** Our signer hashes by SHA-256; for the other hashes the library is asked that it stands on. */
function signatureOf(hash: (typeof cases)[number][0], text: string): string {
  const message = bytesFromUtf8(text)
  if (hash !== sha256)
    return hexFromBytes(ecdsa(p256.Point, hash, { lowS: false }).sign(message, key))
  const { r, s } = signBytes(sha256(message), key, 'CURVE_P256')
  return r + s
}

test('sec/T29 signs on P-256 as RFC 6979 A.2.5 does: 2 of 2 with SHA-256, and its library 8 of 8 others', () => {
  const right = cases.filter(([hash, text, r, s]) => signatureOf(hash, text) === r + s)
  const own = right.filter(([hash]) => hash === sha256)
  printCount('RFC 6979 A.2.5 by our signer', own.length, 2)
  printCount('RFC 6979 A.2.5 by our signer and its library', right.length, cases.length)
  expect([own.length, right.length, cases.length]).toEqual([2, 10, 10])
})

/** C2SP CCTV, RFC6979: the first number that is drawn is no key, which happens once in 2³² messages. */
test('sec/T29 draws again where the first number is no key: 1 of 1', () => {
  const { r, s } = signBytes(sha256(bytesFromUtf8('wv[vnX')), key, 'CURVE_P256')
  const isRight =
    r === 'efd9073b652e76da1b5a019c0e4a2e3fa529b035a6abb91ef67f0ed7a1f21234' &&
    s === '3db4706c9d9f4a4fe13bb5e08ef0fab53a57dbab2061c83a35fa411c68d2ba33'
  printCount('RFC 6979 with a number drawn again', Number(isRight), 1)
  expect(isRight).toBe(true)
})
