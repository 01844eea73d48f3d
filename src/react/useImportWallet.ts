'use client'

import { importWallet } from '../core/wallet/importing/importSecret.ts'
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
  return useSecretImport(importWallet)
}
