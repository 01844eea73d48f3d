import { SOLANA_LIBRARIES } from './solanaLibraries.ts'

/** Whether the libraries are there that run a Solana chain. Looks without loading. */
export function isSolanaInstalled(): boolean {
  try {
    return Object.values(SOLANA_LIBRARIES).every((name) => import.meta.resolve(name) !== '')
  } catch {
    return false
  }
}
