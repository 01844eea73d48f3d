'use client'

import { sendTransaction } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to sign a transaction, which the service sends. It is done when the network has it.
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSendTransaction()
 * mutate({ account, transaction: { caip2: 'eip155:8453', to, value: 10n ** 16n } })
 */
export function useSendTransaction() {
  return useSigningMutation(sendTransaction)
}
