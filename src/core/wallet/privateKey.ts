import type { PrivateKey as WirePrivateKey } from '../../wire/fields/privateKey.ts'
import { msFromTime } from '../http/msFromTime.ts'

/** A private key that is no wallet's: it was imported, or made alone. Only what is public of it. */
export type PrivateKey = {
  readonly id: string
  readonly name: string
  /** As the service names it, like `CURVE_SECP256K1`. */
  readonly curve: string
  /** Hex; compressed on the curves that have it. */
  readonly publicKeyHex: string
  /** One of each format that it was given; the formats as the service names them, like `ADDRESS_FORMAT_ETHEREUM`. */
  readonly addresses: readonly { readonly addressFormat: string; readonly address: string }[]
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
  /** Whether it has left the service. */
  readonly isExported: boolean
  /** Whether it came from elsewhere. */
  readonly isImported: boolean
}

/** Spec: Other named resources › Private key. */
export function privateKeyFromWire(wire: WirePrivateKey): PrivateKey {
  return {
    id: wire.privateKeyId,
    name: wire.privateKeyName,
    curve: wire.curve,
    publicKeyHex: wire.publicKey,
    addresses: wire.addresses.map(({ format, address }) => ({ addressFormat: format, address })),
    createdAtMs: msFromTime(wire.createdAt),
    isExported: wire.exported,
    isImported: wire.imported,
  }
}
