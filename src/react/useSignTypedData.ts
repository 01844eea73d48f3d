'use client'

import { signTypedData } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to sign typed data (EIP-712).
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSignTypedData()
 * mutate({ account, typedData: { domain, types, primaryType: 'Permit', message } })
 */
export function useSignTypedData() {
  return useSigningMutation(signTypedData)
}
