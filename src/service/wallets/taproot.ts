import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'

const { Point } = secp256k1
const { lift_x, pointToBytes, taggedHash } = schnorr.utils

/**
 * The key that a taproot output without scripts pays to (BIP-341, "Constructing and spending Taproot outputs").
 *
 * @param internalKey - the 32 bytes of x.
 */
export function taprootOutputKey(internalKey: Uint8Array): Uint8Array {
  return pointToBytes(taprootOutputPoint(internalKey))
}

/** The same key with its y. */
export function taprootOutputPoint(internalKey: Uint8Array): InstanceType<typeof Point> {
  const point = lift_x(bytesToNumberBE(internalKey))
  return point.add(Point.BASE.multiply(tweakOf(internalKey)))
}

/** The private key of that output key. */
export function taprootPrivateKey(privateKey: Uint8Array): Uint8Array {
  const { Fn } = Point
  const point = Point.BASE.multiply(Fn.fromBytes(privateKey))
  const scalar = Fn.fromBytes(privateKey)
  const even = point.toAffine().y % 2n === 0n ? scalar : Fn.neg(scalar)
  return Fn.toBytes(Fn.create(even + tweakOf(pointToBytes(point))))
}

function tweakOf(internalKey: Uint8Array): bigint {
  return bytesToNumberBE(taggedHash('TapTweak', internalKey))
}
