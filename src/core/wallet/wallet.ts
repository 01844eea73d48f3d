import type { Wallet as WireWallet } from '../../wire/fields/wallet.ts'
import { msFromTime } from '../http/msFromTime.ts'

/** A wallet of the account. */
export type Wallet = {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
  /** Whether its recovery phrase has left the service. */
  readonly isExported: boolean
  /** Whether its recovery phrase came from elsewhere. */
  readonly isImported: boolean
}

/** Spec: Other named resources › Wallet. */
export function walletFromWire(wire: WireWallet): Wallet {
  return {
    id: wire.walletId,
    name: wire.walletName,
    createdAtMs: msFromTime(wire.createdAt),
    isExported: wire.exported,
    isImported: wire.imported,
  }
}
