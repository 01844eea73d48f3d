'use client'

import { signRawPayload } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to sign a payload that is written in one of the service’s encodings.
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSignRawPayload()
 * mutate({ account, payload, encoding: 'PAYLOAD_ENCODING_HEXADECIMAL', hashFunction: 'HASH_FUNCTION_KECCAK256' })
 */
export function useSignRawPayload() {
  return useSigningMutation(signRawPayload)
}
