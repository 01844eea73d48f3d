import { concatBytes } from '../../../lib/concatBytes.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { ParametersInput } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Account } from '../account.ts'

/** What is signed, as the service takes it: all but by whom. */
export type SignPayload = Omit<ParametersInput<SubmitEndpoints['signRawPayload']>, 'signWith'>

/**
 * A message of any bytes. For Ethereum and its like with the prefix that keeps it from being a transaction; on Ed25519 as it is.
 *
 * Spec: sign_raw_payload; ERC-191, version 0x45.
 */
export function messagePayload(
  { curve }: Pick<Account, 'curve'>,
  message: string | Uint8Array,
): SignPayload {
  const bytes = typeof message === 'string' ? bytesFromUtf8(message) : message
  if (curve === 'CURVE_ED25519') return hexPayload(bytes, 'HASH_FUNCTION_NOT_APPLICABLE')
  const prefix = bytesFromUtf8(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  return hexPayload(concatBytes(prefix, bytes), 'HASH_FUNCTION_KECCAK256')
}

/**
 * Typed data. The text goes out as it was read: what a person has seen is what the service hashes.
 *
 * Spec: sign_raw_payload; EIP-712.
 */
export function typedDataPayload(text: string): SignPayload {
  return { payload: text, encoding: 'PAYLOAD_ENCODING_EIP712', hashFunction: 'HASH_FUNCTION_NO_OP' }
}

/** An account's word that the code of a contract acts for it. */
export type Authorization = {
  /** 0 stands for every chain. */
  readonly chainId: number
  /** Of the contract. */
  readonly address: string
  readonly nonce: number
}

function hexPayload(bytes: Uint8Array, hashFunction: SignPayload['hashFunction']): SignPayload {
  return { payload: hexFromBytes(bytes), encoding: 'PAYLOAD_ENCODING_HEXADECIMAL', hashFunction }
}
