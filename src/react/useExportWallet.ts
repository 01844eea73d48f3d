'use client'

import type { WalletExport } from '../core/wallet/exporting/exportSecret.ts'
import { loadSecrets } from './loadSecrets.ts'
import { useSecretExport } from './useSecretExport.ts'

/**
 * Exports the recovery phrase of a wallet, after the person has confirmed it by a passkey or a code. A TanStack mutation.
 *
 * Its data is the phrase still encrypted: `open()` decrypts it, as often as it is shown. No cache ever has the words, and
 * the key is forgotten with the component, by `reset` and the next export, and when somebody else is logged in; one that
 * still runs then is stopped. Call it within the click: it may open the browser's prompt.
 *
 * @throws the same as `exportWallet` of `latchkit/core`.
 * @example
 * const { mutate, data } = useExportWallet()
 * mutate({ walletId, confirm: 'passkey' })
 */
export function useExportWallet() {
  return useSecretExport(async (kit, variables: WalletExport, signal) => {
    const { exportWallet } = await loadSecrets(kit)
    return exportWallet(variables, signal)
  })
}
