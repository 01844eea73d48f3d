'use client'

import type { Chain } from '../core/config/chains.ts'
import type { Latchkit } from '../core/latchkit.ts'
import { freeIndex } from '../core/wallet/freeIndex.ts'
import { paramsFromNewAccount } from '../core/wallet/newAccount.ts'
import { isLatchkitError } from '../errors/anyError.ts'
import { useAccountMutation } from './useAccountMutation.ts'

/** One more account of a chain, in a wallet that there is. */
export type AddedWalletAccount = { readonly walletId: string; readonly chain: Chain }

/**
 * Adds the next account of a chain to a wallet: the first, or one with a number that is free. A TanStack mutation; it
 * answers the address. The service is asked to prove it: `useAddressProof` checks it.
 *
 * @throws OptionInvalidError `OPTION_INVALID` for a chain that is not known.
 * @example
 * const { mutate } = useAddWalletAccount()
 * mutate({ walletId, chain: 'solana' })
 */
export function useAddWalletAccount() {
  return useAccountMutation(
    async (kit, _session, { walletId, chain }: AddedWalletAccount) => {
      const at = (index: number) => paramsFromNewAccount({ chain, index })
      const index = await freeIndex((one) => hasPath(kit, walletId, at(one).path))
      const accounts = [at(index)]
      const { result } = await kit.submitProven('createWalletAccounts', { walletId, accounts })
      return result.addresses[0] ?? ''
    },
    ['wallet-accounts'],
  )
}

async function hasPath(kit: Latchkit, walletId: string, path: string): Promise<boolean> {
  try {
    await kit.query('getWalletAccount', { walletId, path })
    return true
  } catch (error) {
    if (isLatchkitError(error, 'HTTP_STATUS') && error.wireCode === 'WALLET_ACCOUNT_NOT_FOUND')
      return false
    throw error
  }
}
