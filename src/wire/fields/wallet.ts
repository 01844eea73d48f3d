import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** A wallet as queries answer it. Spec: Other named resources (fields from the public wire). */
export const wallet = v.object({
  walletId: v.string(),
  walletName: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  exported: v.boolean(),
  imported: v.boolean(),
})

/** One account of a wallet as queries answer it. Spec: Other named resources (fields from the public wire). */
export const walletAccount = v.object({
  walletAccountId: v.string(),
  organizationId: v.string(),
  walletId: v.string(),
  curve: v.string(),
  pathFormat: v.string(),
  path: v.string(),
  addressFormat: v.string(),
  address: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  publicKey: v.optional(v.string()),
  walletDetails: v.optional(wallet),
  name: v.optional(v.string()),
})

export type Wallet = v.InferOutput<typeof wallet>
export type WalletAccount = v.InferOutput<typeof walletAccount>
