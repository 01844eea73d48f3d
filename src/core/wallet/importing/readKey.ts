import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { isEd25519Pair } from '../../../crypto/solana/isEd25519Pair.ts'
import { bytesFromHex } from '../../../lib/hex.ts'

/** A curve that private keys are of. */
export type KeyCurve = 'CURVE_SECP256K1' | 'CURVE_ED25519'

/** What is wrong with a text that should be a private key. */
export type KeyFault =
  /** Characters that no form of a key has. */
  | 'letters'
  /** Fewer or more than a key has. */
  | 'length'
  /** What everybody may know: an address. */
  | 'address'
  /** The public half is not that of the private one. */
  | 'halves'
  /** A number that is none of the curve: zero, or its order and beyond. */
  | 'range'

/** A text that was read as a private key. The bytes are the caller's to overwrite. */
export type KeyReading =
  | { readonly curve: KeyCurve; readonly bytes: Uint8Array }
  | { readonly curve: KeyCurve; readonly fault: KeyFault }

/** How many keys there are on secp256k1. Spec: SEC 2 section 2.4.1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const HEX = /^[0-9a-f]*$/i
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/

const KEY_BYTES = 32
const PAIR_BYTES = 64
const ADDRESS_HEX = 40
/** The fewest digits of base58 that 64 bytes without zeros before them have, and the most. */
export const PAIR_DIGITS = [86, 88] as const

/**
 * Reads a private key as wallets write it: 64 hex characters, with `0x` before them or without; for Solana base58 of the private
 * and the public half, or both as 128 hex characters.
 *
 * Where the platform knows no Ed25519, nobody checks whether the halves belong together.
 *
 * @param curve - what it is for; null takes it from the form: 64 hex characters are for secp256k1.
 */
export async function readKey(text: string, curve: KeyCurve | null): Promise<KeyReading> {
  const typed = text.trim()
  const digits = typed.replace(/^0x/i, '')
  const isHex = HEX.test(digits)
  const isPair = isHex && digits.length === PAIR_BYTES * 2
  const on = curve ?? (isHex && !isPair ? 'CURVE_SECP256K1' : 'CURVE_ED25519')
  if (on === 'CURVE_SECP256K1') return readSecp256k1(digits, isHex)
  if (isHex && digits.length === KEY_BYTES * 2) return { curve: on, bytes: fromHex(digits) }
  return readPair(isPair ? fromHex(digits) : null, typed)
}

function readSecp256k1(digits: string, isHex: boolean): KeyReading {
  const curve = 'CURVE_SECP256K1'
  if (!isHex) return { curve, fault: 'letters' }
  if (digits.length === ADDRESS_HEX) return { curve, fault: 'address' }
  if (digits.length !== KEY_BYTES * 2) return { curve, fault: 'length' }
  const number = BigInt(`0x${digits}`)
  if (number === 0n || number >= ORDER) return { curve, fault: 'range' }
  return { curve, bytes: fromHex(digits) }
}

async function readPair(fromDigits: Uint8Array | null, typed: string): Promise<KeyReading> {
  const curve = 'CURVE_ED25519'
  if (fromDigits === null && !BASE58.test(typed)) return { curve, fault: 'letters' }
  const bytes = fromDigits ?? bytesFromBase58(typed)
  if (bytes?.length === KEY_BYTES) return { curve, fault: 'address' }
  if (bytes?.length !== PAIR_BYTES) return { curve, fault: 'length' }
  const own = bytes.slice(0, KEY_BYTES)
  const isPair = await isEd25519Pair(own, bytes.subarray(KEY_BYTES))
  bytes.fill(0)
  if (isPair !== false) return { curve, bytes: own }
  own.fill(0)
  return { curve, fault: 'halves' }
}

function fromHex(digits: string): Uint8Array {
  return bytesFromHex(digits.toLowerCase()) ?? new Uint8Array()
}
