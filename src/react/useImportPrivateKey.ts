'use client'

import type { ImportedPrivateKey } from '../core/wallet/importing/importSecret.ts'
import { loadSecrets } from './loadSecrets.ts'
import { useSecretImport } from './useSecretImport.ts'

/**
 * Imports a private key, which is encrypted before it leaves the page. A TanStack mutation; it answers the id of the key and
 * its addresses. No cache has the key.
 *
 * @throws the same as `importPrivateKey` of `latchkit/core`.
 * @example
 * const { mutate } = useImportPrivateKey()
 * mutate({ privateKey, name: 'Old key', chain: 'ethereum' })
 */
export function useImportPrivateKey() {
  return useSecretImport(async (kit, variables: ImportedPrivateKey) => {
    const { importPrivateKey } = await loadSecrets(kit)
    return importPrivateKey(variables)
  })
}
