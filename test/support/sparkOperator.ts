import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { concatBytes } from '../../src/lib/concatBytes.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import {
  bindCommitments,
  type FrostCommitment,
  type FrostPoint,
} from '../../src/service/wallets/frost/bindingFactors.ts'
import { taprootHashes } from '../../src/service/wallets/frost/frostHashes.ts'
import { USER_ID } from '../../src/service/wallets/frost/signShare.ts'
import { taprootOutputPoint } from '../../src/service/wallets/taproot.ts'

const { Point } = secp256k1
const { Fn } = Point
const { pointToBytes, taggedHash } = schnorr.utils

const random = () => bytesToNumberBE(secp256k1.utils.randomSecretKey())
const isEven = (point: FrostPoint) => point.toAffine().y % 2n === 0n

/** What the user's side answered: its share, and the points of its nonces. */
type UserShare = {
  readonly share: Uint8Array
  readonly hiding: FrostPoint
  readonly binding: FrostPoint
}

/** An operator of Spark that stands for the whole group of them: it has the group's key and signs alone. */
export function createOperator(userKey: FrostPoint) {
  const secret = random()
  const nonces = { hiding: random(), binding: random() }
  const verifyingKey = userKey.add(Point.BASE.multiply(secret))
  const commitment: FrostCommitment = {
    id: Fn.toBytes(7n),
    hiding: Point.BASE.multiply(nonces.hiding),
    binding: Point.BASE.multiply(nonces.binding),
  }
  const outputPoint = taprootOutputPoint(pointToBytes(verifyingKey))
  const outputKey = pointToBytes(outputPoint)

  /**
   * Signs too and puts both shares together.
   *
   * @param adaptorSecret - completes the signature; null where there is no adaptor.
   */
  function aggregate(message: Uint8Array, user: UserShare, adaptorSecret: bigint | null) {
    const own = { id: USER_ID, hiding: user.hiding, binding: user.binding }
    const even = isEven(outputPoint) ? outputPoint : outputPoint.negate()
    const bound = bindCommitments(taprootHashes, [commitment, own], even.toBytes(true), message)
    const sum = bound.reduce(
      (total, { hiding, binding, factor }) => total.add(hiding).add(binding.multiply(factor)),
      Point.ZERO,
    )
    const nonce = adaptorSecret === null ? sum : sum.add(Point.BASE.multiply(adaptorSecret))
    const hash = taggedHash('BIP0340/challenge', pointToBytes(nonce), outputKey, message)
    const tweak = bytesToNumberBE(taggedHash('TapTweak', pointToBytes(verifyingKey)))
    const key = (isEven(verifyingKey) ? secret : Fn.neg(secret)) + tweak
    const factor = bound.find(({ id }) => id === commitment.id)?.factor ?? 0n
    const sign = isEven(nonce) ? 1n : -1n
    const share = Fn.create(
      sign * (nonces.hiding + nonces.binding * factor) +
        (isEven(outputPoint) ? key : -key) * bytesToNumberBE(hash),
    )
    const partial = Fn.create(share + bytesToNumberBE(user.share))
    const whole = Fn.create(partial + sign * (adaptorSecret ?? 0n))
    const signatureOf = (s: bigint) => concatBytes(pointToBytes(nonce), Fn.toBytes(s))
    return { partial: signatureOf(partial), signature: signatureOf(whole) }
  }

  return {
    verifyingKey,
    commitment,
    outputKey,
    aggregate,
    /** The operator's part of a request of the wire. */
    params: {
      verifyingKey: hexFromBytes(verifyingKey.toBytes(true)),
      operatorCommitments: [
        {
          id: hexFromBytes(commitment.id),
          hiding: hexFromBytes(commitment.hiding.toBytes(true)),
          binding: hexFromBytes(commitment.binding.toBytes(true)),
        },
      ],
    },
  }
}
