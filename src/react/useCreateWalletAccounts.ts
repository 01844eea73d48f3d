'use client'

import { type NewAccount, paramsFromNewAccount } from '../core/wallet/newAccount.ts'
import { useAccountMutation } from './useAccountMutation.ts'

/** Accounts to make in a wallet that there is. */
export type NewWalletAccounts = {
  readonly walletId: string
  /** One to a hundred. */
  readonly accounts: readonly NewAccount[]
}

/**
 * Makes accounts in a wallet. A TanStack mutation; it answers their addresses, in order. The service is asked to prove
 * each: `useAddressProof` checks it.
 *
 * @throws OptionInvalidError `OPTION_INVALID` for a chain that is not known.
 * @example
 * const { mutate } = useCreateWalletAccounts()
 * mutate({ walletId, accounts: [{ chain: 'ethereum', index: 1, name: 'Savings' }] })
 */
export function useCreateWalletAccounts() {
  return useAccountMutation(
    async (kit, _session, { walletId, accounts }: NewWalletAccounts) => {
      const { result } = await kit.submitProven('createWalletAccounts', {
        walletId,
        accounts: accounts.map(paramsFromNewAccount),
      })
      return result
    },
    ['wallet-accounts'],
  )
}
