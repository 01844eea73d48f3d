'use client'

import { useMutation } from '@tanstack/react-query'
import { type PayloadToSign, signRawPayload } from '../core/wallet/signing/actions.ts'
import { useKit } from './kitContext.ts'

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
  const kit = useKit()
  return useMutation({ mutationFn: (given: PayloadToSign) => signRawPayload(kit, given) })
}
