'use client'

import { useMutation } from '@tanstack/react-query'
import { type AuthorizationToSign, signAuthorization } from '../core/wallet/signing/actions.ts'
import { useKit } from './kitContext.ts'

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
  const kit = useKit()
  return useMutation({ mutationFn: (given: AuthorizationToSign) => signAuthorization(kit, given) })
}
