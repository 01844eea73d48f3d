import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { activityOf, createTestApi, type Reply } from '../support/activityApi.ts'
import { printCount } from '../support/printCount.ts'
import { createOperator } from '../support/sparkOperator.ts'
import { ethereumAccount, makeWallet, resultOf } from '../support/walletSteps.ts'

const REQUESTS = 100
const SIGNATURES = 100
const TIMEOUT_MS = 60 * 60_000
const path = '/public/v1/submit/spark_sign_frost'
const identity = {
  ...ethereumAccount,
  path: "m/8797555'/1'/0'",
  addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
}

function sharesOf(reply: Reply): readonly Record<string, string>[] {
  return Array.from(Object(resultOf(reply).signatures), (each) => Object(each))
}

test(
  'sec/T33 makes 10,000 signatures, no two of them with a nonce of another',
  async () => {
    const kit = await createTestApi()
    const { addresses } = await makeWallet(kit, [identity])
    const [signWith = ''] = addresses
    const userKey = secp256k1.Point.fromBytes(bytesFromHex(signWith) ?? new Uint8Array())
    const { params } = createOperator(userKey)
    // the very same signature is asked for every time
    const one = { derivation: { identity: {} }, message: '5a'.repeat(32), ...params }
    const signatures = Array.from({ length: SIGNATURES }, () => one)
    const nonces = new Set<string>()
    let made = 0
    for (let i = 0; i < REQUESTS; i++) {
      const envelope = kit.envelope('sparkSignFrost', { signWith, signatures })
      const reply = await kit.stamped(path, envelope, kit.root.key)
      const shares = sharesOf(reply)
      for (const { hiding = '', binding = '' } of shares) nonces.add(hiding).add(binding)
      made += shares.length
      if (i % 10 !== 0) continue
      const again = await kit.stamped(path, envelope, kit.root.key)
      expect(activityOf(again).id).toBe(activityOf(reply).id)
      expect(sharesOf(again)).toEqual(shares)
    }
    printCount('distinct FROST nonces', nonces.size, 2 * made)
    expect([nonces.size, made]).toEqual([20_000, 10_000])
    expect(await kit.parts.store.count('activities', {})).toBe(REQUESTS + 1)
  },
  TIMEOUT_MS,
)
