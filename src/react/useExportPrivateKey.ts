'use client'

import type { PrivateKeyExport } from '../core/wallet/exporting/exportSecret.ts'
import { loadSecrets } from './loadSecrets.ts'
import { useSecretExport } from './useSecretExport.ts'

/**
 * Exports a private key, that of an account or one that stands alone, in the same way as `useExportWallet` a phrase.
 *
 * @throws the same as `exportPrivateKey` of `latchkit/core`.
 * @example
 * const { mutate, data } = useExportPrivateKey()
 * mutate({ of: { address: account.address }, confirm: 'passkey' })
 */
export function useExportPrivateKey() {
  return useSecretExport(async (kit, variables: PrivateKeyExport, signal) => {
    const { exportPrivateKey } = await loadSecrets(kit)
    return exportPrivateKey(variables, signal)
  })
}
