'use client'

import { type NewAccount, paramsFromNewAccount } from '../core/wallet/newAccount.ts'
import { useAccountMutation } from './useAccountMutation.ts'

/** A wallet to make. */
export type NewWallet = {
  readonly name: string
  /** Those that it has from the first; more can follow. */
  readonly accounts: readonly NewAccount[]
  /** How many words its recovery phrase has: 12, 15, 18, 21 or 24. @default 12 */
  readonly phraseLength?: number | undefined
}

/**
 * Makes a wallet with accounts. A TanStack mutation; it answers the id of the wallet and the addresses, in order. The
 * service is asked to prove each address: `useAddressProof` checks it.
 *
 * @throws OptionInvalidError `OPTION_INVALID` for a chain that is not known.
 * @example
 * const { mutate } = useCreateWallet()
 * mutate({ name: 'Main', accounts: ['ethereum', 'solana'] })
 */
export function useCreateWallet() {
  return useAccountMutation(
    async (kit, _session, { name, accounts, phraseLength }: NewWallet) => {
      const { result } = await kit.submitProven('createWallet', {
        walletName: name,
        accounts: accounts.map(paramsFromNewAccount),
        ...(phraseLength !== undefined && { mnemonicLength: phraseLength }),
      })
      return result
    },
    ['wallets', 'wallet-accounts'],
  )
}
