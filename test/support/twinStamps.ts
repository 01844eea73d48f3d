import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js'
import { expect } from 'vitest'
import { concatBytes } from '../../src/lib/concatBytes.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, createTestApi, type TestApi } from './activityApi.ts'
import { createStampWays, type StampWay } from './stampWays.ts'

const { path } = submitEndpoints.updateUserName
/** The ways to sign by ECDSA but for that of a token, which is used up. */
const orders: Readonly<Record<string, bigint>> = {
  P256: p256.Point.Fn.ORDER,
  SECP256K1: secp256k1.Point.Fn.ORDER,
  SECP256K1_EIP191: secp256k1.Point.Fn.ORDER,
  WEBAUTHN: p256.Point.Fn.ORDER,
}

/** The other signature that holds for the same key and text, which anybody can make: (r, n - s). */
function twinOf(signature: Uint8Array, order: bigint): Uint8Array {
  const s = bytesToNumberBE(signature.subarray(32))
  return concatBytes(signature.subarray(0, 32), numberToBytesBE(order - s, 32))
}

/**
 * Sends each request with its stamp and with the twin of it, at once, either of them first.
 *
 * @returns how many twins were answered with the activity of the first.
 */
export async function joinedTwins(requests: number): Promise<number> {
  const kit = await createTestApi()
  const account = await createStampWays(kit)
  const ways = account.ways.filter(({ name }) => name in orders)
  const before = await kit.parts.store.count('activities', {})
  let joined = 0
  for (let i = 0; i < requests; i++) {
    const way = ways[i % ways.length]
    if (!way) throw new Error('there are no ways')
    const parameters = { userId: account.userId, userName: `Name ${i}` }
    const { organizationId } = account
    const text = JSON.stringify(kit.envelope('updateUserName', parameters, { organizationId }))
    const signature = await way.sign(text)
    const pair = [signature, twinOf(signature, orders[way.name] ?? 0n)]
    const ids = await send(kit, way, text, i % 8 < 4 ? pair : pair.reverse())
    if (ids.length === 2 && new Set(ids).size === 1) joined++
  }
  expect(await kit.parts.store.count('activities', {})).toBe(before + requests)
  expect(kit.errors).toEqual([])
  return joined
}

/** The ids of the activities that the stamps were answered with. */
async function send(kit: TestApi, way: StampWay, text: string, signatures: readonly Uint8Array[]) {
  expect(new Set(signatures.map(hexFromBytes)).size).toBe(2)
  const { publicKey } = way
  const headers = await Promise.all(
    signatures.map((signature) => way.show({ text, publicKey, signature })),
  )
  const replies = await Promise.all(headers.map((one) => kit.post(path, text, one)))
  return replies.map((reply) => activityOf(reply).id)
}
