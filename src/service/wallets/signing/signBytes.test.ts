import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { expect, it } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { newPrivateKey } from '../keyPairs.ts'
import { taprootOutputKey } from '../taproot.ts'
import { signBytes, signTaproot } from './signBytes.ts'

/** A well-known deterministic signature: key 1 signs a name. */
it('signs on secp256k1 as RFC 6979 does', () => {
  const key = new Uint8Array(32)
  key[31] = 1
  const { r, s, v } = signBytes(sha256(bytesFromUtf8('Satoshi Nakamoto')), key, 'CURVE_SECP256K1')
  expect([r, s]).toEqual([
    '934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d8',
    '2442ce9d2b916064108014783e923ec36b49743e2ffa1c4496f01a512aafd9e5',
  ])
  expect(v).toMatch(/^0[01]$/)
})

/** EIP-712, "Example": the signature of the key `keccak256("cow")`, whose v is 28. */
it('signs typed data as the example of the standard does', () => {
  const digest = hex('be609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2')
  expect(signBytes(digest, keccak_256(bytesFromUtf8('cow')), 'CURVE_SECP256K1')).toEqual({
    r: '4355c47d63924e8a72e509b65029052eb6c299d53a04e167c5775fd466751c9d',
    s: '07299936d304c153f6443dfa05f40ff007d72911b6f72307f996231605b91562',
    v: '01',
  })
})

/** RFC 6979, appendix A.2.5, message "sample" with SHA-256: an `s` in the upper half stays there. */
it('signs on P-256 as RFC 6979 does', () => {
  const key = hex('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721')
  const { r, s } = signBytes(sha256(bytesFromUtf8('sample')), key, 'CURVE_P256')
  expect([r, s]).toEqual([
    'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716',
    'f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  ])
})

/** RFC 8032, section 7.1, test 1: the empty message. */
it('signs on Ed25519 as RFC 8032 does', () => {
  const key = hex('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
  expect(signBytes(new Uint8Array(), key, 'CURVE_ED25519')).toEqual({
    r: 'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155',
    s: '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    v: '00',
  })
})

it('keeps s in the lower half on secp256k1, and v recovers the key', () => {
  for (let round = 0; round < 100; round++) {
    const key = newPrivateKey('CURVE_SECP256K1')
    const digest = sha256(Uint8Array.of(round))
    const { r, s, v } = signBytes(digest, key, 'CURVE_SECP256K1')
    expect(BigInt(`0x${s}`) <= secp256k1.Point.Fn.ORDER / 2n).toBe(true)
    const recovered = secp256k1.recoverPublicKey(hex(v + r + s), digest, { prehash: false })
    expect(recovered).toEqual(secp256k1.getPublicKey(key))
  }
})

it('signs for a taproot output under the key that the address pays to', () => {
  for (let round = 0; round < 20; round++) {
    const key = newPrivateKey('CURVE_SECP256K1')
    const digest = sha256(Uint8Array.of(round))
    const { r, s, v } = signTaproot(digest, key)
    const outputKey = taprootOutputKey(schnorr.getPublicKey(key))
    expect(schnorr.verify(hex(r + s), digest, outputKey)).toBe(true)
    expect(schnorr.verify(hex(r + s), sha256(digest), outputKey)).toBe(false)
    expect(v).toBe('00')
  }
})

/** BIP-341, wallet test vectors: the output key of an internal key without scripts. */
it('makes the output key of the standard', () => {
  const internal = hex('d6889cb081036e0faefa3a35157ad71086b123b2b144b649798b494c300a961d')
  expect(hexFromBytes(taprootOutputKey(internal))).toBe(
    '53a1f6e454df1aa2776a2814a721372d6258050de330b3c6d10ee8f4e0dda343',
  )
})

function hex(text: string): Uint8Array {
  return bytesFromHex(text) ?? new Uint8Array()
}
