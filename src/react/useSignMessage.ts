'use client'

import { signMessage } from '../core/wallet/signing/actions.ts'
import { useSigningMutation } from './useSigningMutation.ts'

/**
 * Asks the person to sign a message.
 *
 * A TanStack mutation. Declining is a result: `data` is then `{ cancelled: true }`.
 *
 * @example
 * const { mutate } = useSignMessage()
 * mutate({ account, message: 'Hello' })
 */
export function useSignMessage() {
  return useSigningMutation(signMessage)
}
