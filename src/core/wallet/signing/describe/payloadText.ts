import type { PreparedRequest } from '../preparedRequest.ts'
import { describeBlind } from './blind.ts'
import { describeMessage } from './message.ts'
import { bytesOf, isHex, textOf } from './payloadBytes.ts'
import type { Draft, Reading } from './reading.ts'

/**
 * Text without a prefix, of which it is known that it is no transaction on the chain that signs it so; on any other it may be
 * one.
 */
export function describeText(reading: Reading, { activity, parameters }: PreparedRequest): Draft {
  if (activity !== 'signRawPayload') return describeBlind(JSON.stringify(parameters, null, 2))
  const { payload, encoding, hashFunction } = parameters
  const bytes = bytesOf(parameters)
  if (!bytes) return describeBlind(payload)
  const text = textOf(bytes)
  if (text === null || reading.account.addressFormat !== FORMATS[hashFunction])
    return describeBlind(text ?? bytes)
  return describeMessage(reading, text, isHex(encoding))
}

/** Whose accounts sign text so, by how it is hashed. */
const FORMATS: Readonly<Record<string, string>> = {
  HASH_FUNCTION_KECCAK256: 'ADDRESS_FORMAT_ETHEREUM',
  HASH_FUNCTION_NOT_APPLICABLE: 'ADDRESS_FORMAT_SOLANA',
}
