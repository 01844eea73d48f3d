import { createContext } from 'react'
import type { Holding, OwnAddress } from './holdings.ts'

/** What takes the whole card for a while. */
export type WalletTask =
  | { readonly kind: 'receive' | 'send'; readonly account: OwnAddress }
  | SecretTask

/** A phrase or key that goes out, or one that comes in. */
export type SecretTask =
  | {
      readonly kind: 'export'
      readonly walletId: string
      readonly name: string
      /** Of the account whose key it can be too; null in a wallet without accounts. */
      readonly address: string | null
    }
  | { readonly kind: 'exportKey'; readonly privateKeyId: string; readonly name: string }
  | { readonly kind: 'import' }

/** Begins one; null where there is no card to take. */
export const WalletTaskContext = createContext<((task: WalletTask) => void) | null>(null)

/** The export of what stands in the card: of a wallet its phrase, of a key that is no wallet's itself. */
export function exportOf(holding: Holding): SecretTask {
  if (holding.kind === 'key') {
    const { privateKeyId, name } = holding
    return { kind: 'exportKey', privateKeyId, name }
  }
  const { walletId, walletName: name, account } = holding
  return { kind: 'export', walletId, name, address: account?.address ?? null }
}
