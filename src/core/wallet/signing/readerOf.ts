import type { PreparedRequest } from './preparedRequest.ts'

/** Who reads a request. Each is loaded with the first one that it can read. */
export type ReaderName =
  | 'payload'
  | 'typedData'
  | 'authorization'
  | 'ethereumSend'
  /** Of bytes: one of several, and which is seen when they are taken apart. */
  | 'ethereumBytes'
  | 'solana'
  | 'solanaBytes'

/** The reader of a request, by what is signed and not by what the app calls it. */
export function readerOf({ activity, parameters }: PreparedRequest): ReaderName {
  switch (activity) {
    case 'ethSendTransactionV2':
      return 'ethereumSend'
    case 'solSendTransactionV2':
      return 'solana'
    case 'signTransaction': {
      if (parameters.type === 'TRANSACTION_TYPE_ETHEREUM') return 'ethereumBytes'
      return parameters.type === 'TRANSACTION_TYPE_SOLANA' ? 'solana' : 'payload'
    }
    case 'signRawPayload': {
      const { payload, encoding, hashFunction } = parameters
      if (encoding === 'PAYLOAD_ENCODING_EIP712') return 'typedData'
      if (encoding === 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION') return 'authorization'
      if (hashFunction === 'HASH_FUNCTION_NOT_APPLICABLE') return 'solanaBytes'
      if (hashFunction !== 'HASH_FUNCTION_KECCAK256') return 'payload'
      const isHex = encoding === 'PAYLOAD_ENCODING_HEXADECIMAL'
      // EIP-191: what begins so is no transaction
      const isPrefixed = isHex ? /^(?:0x)?19/.test(payload) : payload.startsWith('\u0019')
      return isPrefixed ? 'payload' : 'ethereumBytes'
    }
    default:
      return activity satisfies never
  }
}
