import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { Steps } from '../../../lib/steps.ts'
import { taprootOutputPoint } from '../taproot.ts'
import {
  type BoundCommitment,
  bindCommitments,
  type FrostCommitment,
  type FrostPoint,
} from './bindingFactors.ts'
import { taprootHashes } from './frostHashes.ts'
import type { FrostNonces } from './frostNonces.ts'

const { Point } = secp256k1
const { Fn } = Point
const { pointToBytes, taggedHash } = schnorr.utils

/** The id of the user among the signers of Spark: the suite's id of the word `user`. */
export const USER_ID =
  bytesFromHex('687da64d52a16c6fc792c6fc831ec1afa797a91f77549668a6b5421f12c1ac77') ??
  new Uint8Array()

/** What is to be signed, and with whom. */
export type FrostSigning = {
  /** 32 bytes. */
  readonly message: Uint8Array
  /** The sum of the operators' key and the user's. */
  readonly verifyingKey: FrostPoint
  readonly operators: readonly FrostCommitment[]
  /** Whose secret completes the signature; null where nothing is missing. */
  readonly adaptor: FrostPoint | null
}

/** Commitments that are added up between two pauses: each is multiplied, which takes a millisecond. */
const COMMITMENTS_PER_SLICE = 2

/**
 * Signs the user's share of a taproot signature that it makes together with the operators of Spark, with pauses.
 *
 * The scheme is FROST (RFC 9591) for taproot, in which the user stands beside the group of operators: its factor of
 * interpolation is 1, and the operators alone carry the tweak of BIP-341.
 *
 * Spec: Submit endpoints › spark_sign_frost.
 *
 * @param secret - 32 bytes of the user's key.
 * @param nonces - of this signature and no other.
 * @returns 32 bytes.
 */
export function* signShareSteps(
  { message, verifyingKey, operators, adaptor }: FrostSigning,
  secret: Uint8Array,
  nonces: FrostNonces,
): Steps<Uint8Array> {
  const own = { id: USER_ID, ...commitTo(nonces) }
  const outputKey = taprootOutputPoint(pointToBytes(verifyingKey))
  const evenKey = isEven(outputKey) ? outputKey : outputKey.negate()
  const commitments = bindCommitments(
    taprootHashes,
    [...operators, own],
    evenKey.toBytes(true),
    message,
  )
  let sum = Point.ZERO
  for (const [i, each] of commitments.entries()) {
    if (i % COMMITMENTS_PER_SLICE === 0) yield
    sum = sum.add(nonceOf(each))
  }
  yield
  const noncePoint = adaptor ? sum.add(adaptor) : sum
  const challenge = Fn.create(
    bytesToNumberBE(
      taggedHash('BIP0340/challenge', pointToBytes(noncePoint), pointToBytes(outputKey), message),
    ),
  )
  const factor = commitments.find(({ id }) => id === USER_ID)?.factor ?? 0n
  const nonce = Fn.add(nonces.hiding, Fn.mul(nonces.binding, factor))
  // a point is meant by its x alone, with an even y: where one has an odd y, its secret counts the other way
  const key = negatedIf(isEven(verifyingKey) !== isEven(outputKey), Fn.fromBytes(secret))
  return Fn.toBytes(Fn.add(negatedIf(!isEven(noncePoint), nonce), Fn.mul(key, challenge)))
}

/** What others see of nonces. */
export function commitTo({ hiding, binding }: FrostNonces): Omit<FrostCommitment, 'id'> {
  return { hiding: Point.BASE.multiply(hiding), binding: Point.BASE.multiply(binding) }
}

function nonceOf({ hiding, binding, factor }: BoundCommitment): FrostPoint {
  // nothing secret is in it, so it may take a time that depends on the numbers
  return hiding.add(binding.multiplyUnsafe(factor))
}

function isEven(point: FrostPoint): boolean {
  return point.toAffine().y % 2n === 0n
}

function negatedIf(isOdd: boolean, scalar: bigint): bigint {
  return isOdd ? Fn.neg(scalar) : scalar
}
