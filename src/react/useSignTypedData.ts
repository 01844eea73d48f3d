'use client'

import { useMutation } from '@tanstack/react-query'
import { signTypedData, type TypedDataToSign } from '../core/wallet/signing/actions.ts'
import { useKit } from './kitContext.ts'

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
  const kit = useKit()
  return useMutation({ mutationFn: (given: TypedDataToSign) => signTypedData(kit, given) })
}
