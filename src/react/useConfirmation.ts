'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import type { ConfirmationWay } from '../core/wallet/exporting/confirmation.ts'
import { useKit } from './kitContext.ts'
import { loadSecrets } from './loadSecrets.ts'
import { confirmationQueryOptions } from './queries/confirmationQuery.ts'
import { useSession } from './useSession.ts'

/**
 * How whoever is logged in can confirm an export: `way` is a TanStack query (a passkey, a code, or neither), and `sendCode`
 * a TanStack mutation that sends the code to the account's own address.
 *
 * @example
 * const { way, sendCode } = useConfirmation()
 */
export function useConfirmation() {
  const kit = useKit()
  const { session } = useSession()
  return {
    way: useQuery(confirmationQueryOptions(kit, session)),
    sendCode: useMutation({
      async mutationFn(way: Extract<ConfirmationWay, { by: 'code' }>) {
        const { sendConfirmationCode } = await loadSecrets(kit)
        return sendConfirmationCode(way)
      },
      gcTime: 0,
      networkMode: 'always',
    }),
  }
}
