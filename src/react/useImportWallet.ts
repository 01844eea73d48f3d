'use client'

import type { ImportedWallet } from '../core/wallet/importing/importSecret.ts'
import { loadSecrets } from './loadSecrets.ts'
import { useSecretImport } from './useSecretImport.ts'

/**
 * Imports a wallet by its recovery phrase, which is encrypted before it leaves the page. A TanStack mutation; it answers the
 * id of the wallet and the addresses, in order. No cache has the phrase.
 *
 * @throws the same as `importWallet` of `latchkit/core`.
 * @example
 * const { mutate } = useImportWallet()
 * mutate({ phrase, name: 'Old wallet', accounts: ['ethereum', 'solana'] })
 */
export function useImportWallet() {
  return useSecretImport(async (kit, variables: ImportedWallet) => {
    const { importWallet } = await loadSecrets(kit)
    return importWallet(variables)
  })
}
