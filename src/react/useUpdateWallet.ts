'use client'

import { useAccountMutation } from './useAccountMutation.ts'

/** A wallet and what it is called from now on. */
export type WalletUpdate = { readonly walletId: string; readonly name: string }

/**
 * Renames a wallet. A TanStack mutation.
 *
 * @example
 * const { mutate } = useUpdateWallet()
 * mutate({ walletId, name: 'Savings' })
 */
export function useUpdateWallet() {
  return useAccountMutation(
    (kit, _session, { walletId, name }: WalletUpdate) =>
      kit.submit('updateWallet', { walletId, walletName: name }),
    ['wallets'],
  )
}
