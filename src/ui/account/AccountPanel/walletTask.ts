import { createContext } from 'react'
import type { Account } from '../../../core/wallet/account.ts'

/** What takes the whole card for a while. */
export type WalletTask =
  | { readonly kind: 'receive' | 'send'; readonly account: Account }
  | SecretTask

/** A phrase or key that goes out, or one that comes in. */
export type SecretTask =
  | {
      readonly kind: 'export'
      readonly walletId: string
      readonly name: string
      readonly address: string
    }
  | { readonly kind: 'import' }

/** Begins one; null where there is no card to take. */
export const WalletTaskContext = createContext<((task: WalletTask) => void) | null>(null)
