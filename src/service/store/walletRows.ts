import type { Curve } from '../../wire/fields/walletParams.ts'

/** A wallet: its recovery phrase, sealed. */
export type WalletRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly sealedPhrase: string
  /** Whether somebody has its phrase outside this service. */
  readonly isExported: boolean
  readonly isImported: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** One account of a wallet; its keys are derived when they are needed. */
export type WalletAccountRow = {
  readonly id: string
  readonly organizationId: string
  readonly walletId: string
  readonly name: string | null
  readonly curve: Curve
  readonly path: string
  readonly addressFormat: string
  readonly address: string
  /** Hex, compressed; null for accounts made before it was kept. */
  readonly publicKey: string | null
  readonly isExported: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A key that belongs to no wallet, sealed. */
export type PrivateKeyRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly curve: Curve
  /** Hex, compressed. */
  readonly publicKey: string
  readonly sealedKey: string
  readonly isExported: boolean
  readonly isImported: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** One way of writing a private key's public half as an address. */
export type PrivateKeyAddressRow = {
  readonly id: string
  readonly organizationId: string
  readonly privateKeyId: string
  readonly addressFormat: string
  readonly address: string
  readonly createdAtMs: number
}

export type PrivateKeyTagRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A tag on a private key. */
export type TaggedPrivateKeyRow = {
  readonly id: string
  readonly organizationId: string
  readonly privateKeyTagId: string
  readonly privateKeyId: string
  readonly createdAtMs: number
}
