'use client'

import { signAuthorization } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to let the code of a contract act for the account (EIP-7702).
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSignAuthorization()
 * mutate({ account, authorization: { chainId: 8453, address: contract, nonce: 0 } })
 */
export function useSignAuthorization() {
  return useSigningMutation(signAuthorization)
}
