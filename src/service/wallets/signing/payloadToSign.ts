import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { typedDataDigestSteps } from '../../../crypto/ethereum/typedDataDigest.ts'
import {
  getPayloadRuleFault,
  type PayloadKind,
  readPlainPayload,
} from '../../../crypto/payloadRules.ts'
import { runSteps, type Steps } from '../../../lib/steps.ts'
import type { HashFunction } from '../../../wire/fields/signature.ts'
import { Refusal } from '../../http/refusal.ts'
import { runInTurns } from '../../takeTurn.ts'
import { authorizationDigest } from './authorizationDigest.ts'
import { hashSteps } from './hashSteps.ts'

export type { PayloadKind } from '../../../crypto/payloadRules.ts'

/**
 * The bytes that the key signs: for ECDSA a digest of 32 bytes, for Ed25519 the payload itself. The same functions read the
 * payload before the kit shows it to a person.
 *
 * @param place - where the payload stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function payloadToSign(payload: string, kind: PayloadKind, place: string): Uint8Array {
  return runSteps(payloadSteps(payload, kind, place))
}

/** The same, with a turn for other requests between two parts of a long payload. */
export function payloadToSignInTurns(
  payload: string,
  kind: PayloadKind,
  place: string,
): Promise<Uint8Array> {
  return runInTurns(payloadSteps(payload, kind, place))
}

function* payloadSteps(payload: string, kind: PayloadKind, place: string): Steps<Uint8Array> {
  const fault = getPayloadRuleFault(kind)
  if (fault !== null) throw new Refusal('REQUEST_INVALID', { details: fault })
  const bytes = yield* readPayload(payload, kind)
  if (typeof bytes === 'string')
    throw new Refusal('REQUEST_INVALID', { details: `${place} ${bytes}` })
  const hash = streams[kind.hashFunction]
  return hash ? yield* hashSteps(hash, bytes) : bytes
}

/** Bytes, or what is wrong with the payload. */
function* readPayload(payload: string, kind: PayloadKind): Steps<Uint8Array | string> {
  switch (kind.encoding) {
    case 'PAYLOAD_ENCODING_EIP712':
      return yield* typedDataDigestSteps(payload)
    case 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION':
      return authorizationDigest(payload)
    default:
      return readPlainPayload(payload, kind)
  }
}

/** Null for what is signed as it is. */
const streams = {
  HASH_FUNCTION_NO_OP: null,
  HASH_FUNCTION_NOT_APPLICABLE: null,
  HASH_FUNCTION_SHA256: sha256,
  HASH_FUNCTION_KECCAK256: keccak_256,
} as const satisfies Readonly<Record<HashFunction, unknown>>
