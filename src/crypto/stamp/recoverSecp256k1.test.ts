import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { printCount } from '../../../test/support/printCount.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { recoverSecp256k1 } from './recoverSecp256k1.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

test('finds the same keys as the library that made the signatures', () => {
  let same = 0
  for (let i = 0; i < 60; i++) {
    const secretKey = secp256k1.utils.randomSecretKey()
    const hash = random(32)
    const signature = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
    const [bit = 0] = signature
    const found = recoverSecp256k1(hash, signature.subarray(1), bit === 1)
    const other = recoverSecp256k1(hash, signature.subarray(1), bit !== 1)
    const key = hexFromBytes(secp256k1.getPublicKey(secretKey, false))
    if (found && hexFromBytes(found) === key && (!other || hexFromBytes(other) !== key)) same++
  }
  printCount('keys recovered from signatures', same, 60)
  expect(same).toBe(60)
})

test('agrees with the library about signatures of nobody', () => {
  let same = 0
  for (let i = 0; i < 40; i++) {
    const raw = random(64)
    const hash = random(32)
    const found = recoverSecp256k1(hash, raw, false)
    let expected: string | null = null
    try {
      const signature = secp256k1.Signature.fromBytes(raw).addRecoveryBit(0)
      expected = hexFromBytes(signature.recoverPublicKey(hash).toBytes(false))
    } catch {
      expected = null
    }
    if ((found && hexFromBytes(found)) === expected) same++
  }
  printCount('made-up signatures judged alike', same, 40)
  expect(same).toBe(40)
})

const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'
const ONE = '01'.padStart(64, '0')

test.each([
  ['r is zero', '00'.repeat(32) + ONE],
  ['s is zero', ONE + '00'.repeat(32)],
  ['r is the order of the curve', ORDER + ONE],
  ['s is the order of the curve', ONE + ORDER],
  ['no point has this x', '05'.padStart(64, '0') + ONE],
])('finds nobody where %s', (_, hex) => {
  const raw = bytesFromHex(hex)
  expect(raw && recoverSecp256k1(new Uint8Array(32).fill(7), raw, false)).toBeNull()
})

test('finds nobody where the key would be the point at infinity', () => {
  // r is the x of G, and s and the hash are chosen so that s·G − e·G is nothing
  const r = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
  const raw = bytesFromHex(r + ONE)
  const hash = bytesFromHex(ONE)
  const isOdd = false
  expect(raw && hash && recoverSecp256k1(hash, raw, isOdd)).toBeNull()
})
