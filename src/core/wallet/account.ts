import type { WalletAccount } from '../../wire/fields/wallet.ts'

/** An account of a wallet: one key, and its address. */
export type Account = {
  readonly id: string
  readonly walletId: string
  /** What its owner calls it; null when it has no name. */
  readonly name: string | null
  readonly address: string
  /** As the service names it, like `ADDRESS_FORMAT_ETHEREUM`. */
  readonly addressFormat: string
  /** As the service names it, like `CURVE_SECP256K1`. */
  readonly curve: string
  /** Where the key is under the recovery phrase, like `m/44'/60'/0'/0/0`. */
  readonly path: string
  /** Hex; compressed on the curves that have it. Null when the service does not say it. */
  readonly publicKeyHex: string | null
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
}

/** Spec: Other named resources › Wallet account. */
export function accountFromWire(wire: WalletAccount): Account {
  return {
    id: wire.walletAccountId,
    walletId: wire.walletId,
    name: wire.name ?? null,
    address: wire.address,
    addressFormat: wire.addressFormat,
    curve: wire.curve,
    path: wire.path,
    publicKeyHex: wire.publicKey ?? null,
    createdAtMs: Number(wire.createdAt.seconds) * 1000,
  }
}
