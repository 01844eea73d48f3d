import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { hexFromNumber } from './encodeRlp.ts'
import type { EthTransaction } from './ethTransaction.ts'
import { encodeRlpBytes, type Rlp } from './rlp.ts'

/** The bytes whose Keccak hash is signed. */
export function signedBytesOf({ type, chainId, items }: EthTransaction): Uint8Array {
  const isOfChain = type === 'LEGACY' && chainId !== null
  return encoded(type, items, isOfChain ? [hexFromNumber(chainId), '', ''] : [])
}

/** A signature on secp256k1: both halves, and 0 or 1 for which of two keys it is of. */
export type EthSignature = { readonly r: bigint; readonly s: bigint; readonly yParity: number }

/** The signed transaction as it is sent. */
export function withSignature(
  { type, chainId, items }: EthTransaction,
  { r, s, yParity }: EthSignature,
): Uint8Array {
  const ofLegacy = chainId === null ? 27n : 35n + 2n * chainId
  const v = BigInt(yParity) + (type === 'LEGACY' ? ofLegacy : 0n)
  return encoded(type, items, [v, r, s].map(hexFromNumber))
}

/** EIP-2718: the number of its kind, then the fields; the first kind has no number. */
function encoded(
  type: EthTransaction['type'],
  items: readonly Rlp[],
  behind: readonly string[],
): Uint8Array {
  const numbers = behind.map((hex) => bytesFromHex(hex) ?? new Uint8Array())
  const list = encodeRlpBytes([...items, ...numbers])
  return type === 'LEGACY' ? list : concatBytes(Uint8Array.of(Number(type.slice(-1))), list)
}
