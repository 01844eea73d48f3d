'use client'

import { useMutation } from '@tanstack/react-query'
import { type MessageToSign, signMessage } from '../core/wallet/signing/actions.ts'
import { useKit } from './kitContext.ts'

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
  const kit = useKit()
  return useMutation({ mutationFn: (given: MessageToSign) => signMessage(kit, given) })
}
