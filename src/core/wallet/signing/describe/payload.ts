import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import { readEthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { decodeRlp } from '../../../../crypto/ethereum/rlp.ts'
import { readSolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../../../lib/utf8.ts'
import type { SignPayload } from '../payloads.ts'
import { describeAuthorization, describeAuthorizationText } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { describeMessage } from './message.ts'
import { describeRawEthereum } from './rawTransaction.ts'
import { type Draft, hexBytes, type Reading } from './reading.ts'
import { describeSolana } from './solana.ts'
import { describeTypedData } from './typedData.ts'

const PERSONAL = '\u0019Ethereum Signed Message:\n'
/** A message of ten million bytes is none that anybody reads. */
const MOST_DIGITS = 7

/**
 * A payload, by what its bytes are: a transaction is none the less one when an app calls it a message.
 *
 * Spec: sign_raw_payload.
 */
export function describePayload(reading: Reading, parameters: SignPayload): Draft {
  const { payload, encoding, hashFunction } = parameters
  if (encoding === 'PAYLOAD_ENCODING_EIP712') return describeTypedData(reading, payload)
  if (encoding === 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION')
    return describeAuthorizationText(reading, payload)
  const isHex = encoding === 'PAYLOAD_ENCODING_HEXADECIMAL'
  const bytes = isHex ? hexBytes(payload) : bytesFromUtf8(payload)
  if (!bytes) return describeBlind(payload)
  switch (hashFunction) {
    // it is a hash already, even if its bytes look like letters
    case 'HASH_FUNCTION_NO_OP':
      return describeBlind(bytes)
    case 'HASH_FUNCTION_KECCAK256':
      return describeEthereumBytes(reading, bytes, isHex)
    case 'HASH_FUNCTION_NOT_APPLICABLE':
      return describeSolanaBytes(reading, bytes, isHex)
    case 'HASH_FUNCTION_SHA256':
      // chains that hash so have transactions that are text
      return describeBlind(textOf(bytes) ?? bytes)
    default:
      return hashFunction satisfies never
  }
}

/** Bytes whose Keccak hash is signed: whatever Ethereum signs that way. */
function describeEthereumBytes(reading: Reading, bytes: Uint8Array, isBytes: boolean): Draft {
  const message = messageIn(bytes)
  if (message) {
    const text = utf8FromBytes(message)
    return text === null ? describeBlind(message) : describeMessage(reading, text, false)
  }
  // EIP-191: the bytes behind it are a hash, or for a contract that checks them
  if (bytes[0] === 0x19) return describeBlind(bytes)
  const transaction = readEthTransaction(hexFromBytes(bytes))
  if (typeof transaction !== 'string') return describeRawEthereum(reading, transaction)
  const authorization = authorizationIn(bytes)
  if (authorization) return describeAuthorization(reading, authorization)
  return describeText(reading, bytes, { isBytes, addressFormat: 'ADDRESS_FORMAT_ETHEREUM' })
}

/** On Ed25519 a message and a transaction differ in nothing but what they say. */
function describeSolanaBytes(reading: Reading, bytes: Uint8Array, isBytes: boolean): Draft {
  const signers = bytes[bytes[0] === 0x80 ? 1 : 0] ?? 0
  const places = `${hexFromBytes(Uint8Array.of(signers))}${'00'.repeat(64 * signers)}`
  const transaction = readSolanaTransaction(places + hexFromBytes(bytes))
  if (typeof transaction !== 'string')
    return describeSolana(reading, transaction, { isSent: false, isSponsored: false })
  return describeText(reading, bytes, { isBytes, addressFormat: 'ADDRESS_FORMAT_SOLANA' })
}

/** Text without a prefix. On the chain that signs it so it is no transaction; on any other it may be one. */
function describeText(
  reading: Reading,
  bytes: Uint8Array,
  how: { readonly isBytes: boolean; readonly addressFormat: string },
): Draft {
  const text = textOf(bytes)
  if (text === null || reading.account.addressFormat !== how.addressFormat)
    return describeBlind(text ?? bytes)
  return describeMessage(reading, text, how.isBytes)
}

/** Bytes that somebody has written: numbers in a contract's own form hold characters that nobody types. */
function textOf(bytes: Uint8Array): string | null {
  const text = utf8FromBytes(bytes)
  return text === null || /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
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

/** What EIP-7702 hashes: `05 ‖ rlp([chainId, address, nonce])`. */
function authorizationIn(bytes: Uint8Array) {
  const list = bytes[0] === 0x05 ? decodeRlp(bytes.subarray(1)) : null
  if (!list || list instanceof Uint8Array || list.length !== 3) return null
  const [chain = [], address, nonceItem = []] = list
  const chainId = numberFrom(chain, 32)
  const nonce = numberFrom(nonceItem, 8)
  if (chainId === null || nonce === null) return null
  if (!(address instanceof Uint8Array) || address.length !== 20) return null
  return { chainId, address: `0x${hexFromBytes(address)}`, nonce }
}
