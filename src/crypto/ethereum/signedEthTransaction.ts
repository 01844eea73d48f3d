import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromNumber, encodeRlp } from './encodeRlp.ts'
import type { EthTransaction, EthTransactionType } from './ethTransaction.ts'
import type { Rlp } from './rlp.ts'

/** The bytes whose Keccak hash is signed. */
export function signedBytesOf(transaction: EthTransaction): Uint8Array {
  const { type, chainId, items } = transaction
  if (type !== 'LEGACY') return typed(type, items)
  if (chainId === null) return encodeRlp(items)
  return encodeRlp([...items, bytesFromNumber(chainId), new Uint8Array(), new Uint8Array()])
}

/** A signature on secp256k1: both halves, and 0 or 1 for which of two keys it is of. */
export type EthSignature = { readonly r: bigint; readonly s: bigint; readonly yParity: number }

/** The signed transaction as it is sent. */
export function withSignature(
  transaction: EthTransaction,
  { r, s, yParity }: EthSignature,
): Uint8Array {
  const { type, chainId, items } = transaction
  const halves = [bytesFromNumber(r), bytesFromNumber(s)]
  if (type !== 'LEGACY') return typed(type, [...items, bytesFromNumber(BigInt(yParity)), ...halves])
  const v = BigInt(yParity) + (chainId === null ? 27n : 35n + 2n * chainId)
  return encodeRlp([...items, bytesFromNumber(v), ...halves])
}

function typed(type: EthTransactionType, items: readonly Rlp[]): Uint8Array {
  return concatBytes(Uint8Array.of(Number(type.slice(-1))), encodeRlp(items))
}
