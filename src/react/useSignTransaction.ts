'use client'

import { signTransaction } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to sign a transaction, which somebody else will send.
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSignTransaction()
 * mutate({ account, type: 'TRANSACTION_TYPE_ETHEREUM', unsignedTransaction })
 */
export function useSignTransaction() {
  return useSigningMutation(signTransaction)
}
