'use client'

import { useMutation } from '@tanstack/react-query'
import { signTransaction, type TransactionToSign } from '../core/wallet/signing/actions.ts'
import { useKit } from './kitContext.ts'

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
  const kit = useKit()
  return useMutation({ mutationFn: (given: TransactionToSign) => signTransaction(kit, given) })
}
