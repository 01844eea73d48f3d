import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { Steps } from '../../../lib/steps.ts'
import type { FrostSignatureParams } from '../../../wire/submit/sparkSignFrost.ts'
import { Refusal } from '../../http/refusal.ts'
import type { FrostCommitment, FrostPoint } from './bindingFactors.ts'
import { type FrostSigning, USER_ID } from './signShare.ts'

const { Point } = secp256k1

/** Operators whose points are read between two pauses: a point takes about half a millisecond. */
const OPERATORS_PER_SLICE = 2

/**
 * Reads what one signature is about, with pauses.
 *
 * @param place - where it stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a point that is none, or an operator's id that is none, stands there twice or is the user's.
 */
export function* frostSigningSteps(
  { message, verifyingKey, operatorCommitments, adaptorPublicKey }: FrostSignatureParams,
  place: string,
): Steps<FrostSigning> {
  const seen = new Set([hexFromBytes(USER_ID)])
  const operators: FrostCommitment[] = []
  for (const [i, { id, hiding, binding }] of operatorCommitments.entries()) {
    if (i % OPERATORS_PER_SLICE === 0) yield
    const at = `${place}.operatorCommitments.${i}`
    const idBytes = bytesOf(id)
    const name = hexFromBytes(idBytes)
    const number = bytesToNumberBE(idBytes)
    if (seen.has(name) || number === 0n || number >= Point.Fn.ORDER)
      throw invalid(`${at}.id must be an operator's own`)
    seen.add(name)
    operators.push({
      id: idBytes,
      hiding: pointOf(hiding, `${at}.hiding`),
      binding: pointOf(binding, `${at}.binding`),
    })
  }
  return {
    message: bytesOf(message),
    verifyingKey: pointOf(verifyingKey, `${place}.verifyingKey`),
    operators,
    adaptor:
      adaptorPublicKey === undefined
        ? null
        : pointOf(adaptorPublicKey, `${place}.adaptorPublicKey`),
  }
}

function pointOf(hex: string, place: string): FrostPoint {
  try {
    return Point.fromBytes(bytesOf(hex))
  } catch {
    throw invalid(`${place} must be a point of the curve`) // the library throws on anything else
  }
}

/** The schema has let nothing but hex through. */
function bytesOf(hex: string): Uint8Array {
  return bytesFromHex(hex) ?? new Uint8Array()
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
