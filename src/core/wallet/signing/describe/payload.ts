import { type AnyPayloadKind, readPlainPayload } from '../../../../crypto/payloadRules.ts'
import { utf8FromBytes } from '../../../../lib/utf8.ts'
import { invalidRequest } from '../invalidRequest.ts'
import { messagePayload, type SignPayload } from '../payloads.ts'
import { preparedPayload } from '../preparedPayload.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { MessageRequest } from '../signRequest.ts'
import { describeBlind } from './blind.ts'
import { describeMessage } from './message.ts'
import { bytesOf } from './payloadBytes.ts'
import { type Draft, hexBytes, type Reading } from './reading.ts'

const PERSONAL = '\u0019Ethereum Signed Message:\n'
/** A message of ten million bytes is none that anybody reads. */
const MOST_DIGITS = 7
/** Of Keccak-256 and of SHA-256. */
const HASH_BYTES = 32

/**
 * A message behind the prefix of EIP-191, which keeps it from being anything else; text without it, of which it is known that
 * it is no transaction; and all that nobody can read.
 *
 * Spec: sign_raw_payload.
 */
export function read(reading: Reading, { activity, parameters }: PreparedRequest): Draft {
  if (activity === 'signTransaction') {
    const { unsignedTransaction: unsigned } = parameters
    return describeBlind(hexBytes(unsigned) ?? unsigned)
  }
  if (activity !== 'signRawPayload') return describeBlind(JSON.stringify(parameters, null, 2))
  const bytes = bytesOf(parameters)
  if (!bytes) return describeBlind(parameters.payload)
  switch (parameters.hashFunction) {
    case 'HASH_FUNCTION_KECCAK256':
      return bytes[0] === PERSONAL.charCodeAt(0)
        ? describePrefixed(reading, bytes)
        : describeText(reading, bytes, parameters.encoding, 'ADDRESS_FORMAT_ETHEREUM')
    case 'HASH_FUNCTION_NOT_APPLICABLE':
      return describeText(reading, bytes, parameters.encoding, 'ADDRESS_FORMAT_SOLANA')
    case 'HASH_FUNCTION_SHA256':
      // chains that hash so have transactions that are text
      return describeBlind(textOf(bytes) ?? bytes)
    // it is a hash already, even if its bytes look like letters
    default:
      return describeBlind(bytes)
  }
}

function describePrefixed(reading: Reading, bytes: Uint8Array): Draft {
  const message = messageIn(bytes)
  // EIP-191: the bytes behind any other version are a hash, or for a contract that checks them
  if (!message) return describeBlind(bytes)
  const text = utf8FromBytes(message)
  if (message.length === HASH_BYTES) return describeHash(message, text)
  return text === null ? describeBlind(message) : describeMessage(reading, text, false)
}

/**
 * A message as long as a hash. Account contracts (Safe, and those of ERC-4337 that check `toEthSignedMessageHash`) take the
 * signature of one as their owner's approval of whatever was hashed, and a hash may well be made of letters.
 */
function describeHash(message: Uint8Array, text: string | null): Draft {
  const read = describeBlind(message)
  const isShown = text !== null && isWritten(text)
  const details: Draft['details'] = isShown
    ? [{ kind: 'text', text, isBytes: false }, ...read.details]
    : read.details
  return { ...read, level: 'danger', warnings: [{ kind: 'hash' }], details }
}

/** Text without a prefix. On the chain that signs it so it is no transaction; on any other it may be one. */
function describeText(
  reading: Reading,
  bytes: Uint8Array,
  encoding: SignPayload['encoding'],
  addressFormat: string,
): Draft {
  const text = textOf(bytes)
  if (text === null || reading.account.addressFormat !== addressFormat)
    return describeBlind(text ?? bytes)
  const read = describeMessage(reading, text, encoding === 'PAYLOAD_ENCODING_HEXADECIMAL')
  // on Ethereum nothing keeps it from being what some contract takes for an order; on Solana only transactions move anything
  const isPromised = addressFormat === 'ADDRESS_FORMAT_SOLANA'
  return isPromised || read.money !== 'never' ? read : { ...read, money: 'unknown' }
}

/** The message behind the prefix of EIP-191, version 0x45; null unless the prefix counts its bytes. */
function messageIn(bytes: Uint8Array): Uint8Array | null {
  const start = PERSONAL.length
  if (utf8FromBytes(bytes.subarray(0, start)) !== PERSONAL) return null
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const message = bytes.subarray(start + digits)
    const count = utf8FromBytes(bytes.subarray(start, start + digits))
    // only one count of digits fits: one digit more is ten times the bytes
    if (count === String(message.length)) return message
  }
  return null
}

/** Bytes that somebody has written: numbers in a contract's own form hold characters that nobody types. */
function textOf(bytes: Uint8Array): string | null {
  const text = utf8FromBytes(bytes)
  return text !== null && isWritten(text) ? text : null
}

const isWritten = (text: string) => !/[^\P{Cc}\t\n\r]/u.test(text)

/** What goes out for a message. */
export function prepare(request: MessageRequest): PreparedRequest {
  return preparedPayload(request, messagePayload(request.account, request.message))
}

/** @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a payload that the service would refuse to sign. */
export function requireReadable(given: AnyPayloadKind & Pick<SignPayload, 'payload'>): void {
  const bytes = readPlainPayload(given.payload, given)
  if (typeof bytes === 'string') throw invalidRequest(`The payload ${bytes}.`)
}
