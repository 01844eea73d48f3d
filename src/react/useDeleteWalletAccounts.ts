'use client'

import { useAccountMutation } from './useAccountMutation.ts'

/** Accounts to delete. */
export type DeletedWalletAccounts = {
  readonly accountIds: readonly string[]
  /** Whether accounts go whose key was never exported: what they hold can then be reached by nobody. @default false */
  readonly deleteWithoutExport?: boolean | undefined
}

/**
 * Deletes accounts of wallets. A TanStack mutation.
 *
 * @example
 * const { mutate } = useDeleteWalletAccounts()
 * mutate({ accountIds: [account.id], deleteWithoutExport: true })
 */
export function useDeleteWalletAccounts() {
  return useAccountMutation(
    (kit, _session, { accountIds, deleteWithoutExport = false }: DeletedWalletAccounts) =>
      kit.submit('deleteWalletAccounts', {
        walletAccountIds: [...accountIds],
        deleteWithoutExport,
      }),
    ['wallet-accounts'],
  )
}
