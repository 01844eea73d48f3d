import type { Signature } from '../../../wire/fields/signature.ts'

/** What came of a request to sign. Declining is a result, not an error. */
export type SignOutcome =
  | { readonly kind: 'signature'; readonly signature: Signature }
  /** The whole transaction, hex without 0x. */
  | { readonly kind: 'transaction'; readonly signedTransaction: string }
  | SentTransaction
  | BroadcastTransaction
  | Cancelled

/** A transaction that the network has. */
export type SentTransaction = {
  readonly kind: 'sent'
  /** For `useTransactionStatus`. */
  readonly statusId: string
  /** On an Ethereum chain the hash, on Solana the signature. */
  readonly hash: string
}

/** A transaction that the app's own node has. */
export type BroadcastTransaction = {
  readonly kind: 'broadcast'
  /** On an Ethereum chain the hash, on Solana the signature. */
  readonly hash: string
}

/** The person declined, or closed the confirmation: nothing was signed. */
export type Cancelled = { readonly cancelled: true }
