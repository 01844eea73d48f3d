import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { Refusal } from '../http/refusal.ts'
import type { DerivedKey } from './deriveKey.ts'

type AddressFormat = {
  readonly curves: readonly string[]
  readonly write: (key: DerivedKey) => string
}

/** How a public key is written as an address; a format more is a row more. */
const addressFormats: Readonly<Record<string, AddressFormat>> = {
  ADDRESS_FORMAT_COMPRESSED: {
    curves: ['CURVE_SECP256K1', 'CURVE_ED25519'],
    write: (key) => hexFromBytes(key.publicKey),
  },
  ADDRESS_FORMAT_UNCOMPRESSED: {
    curves: ['CURVE_SECP256K1', 'CURVE_ED25519'],
    write: (key) => hexFromBytes(key.publicKeyUncompressed),
  },
  ADDRESS_FORMAT_ETHEREUM: { curves: ['CURVE_SECP256K1'], write: ethereumAddress },
  ADDRESS_FORMAT_SOLANA: {
    curves: ['CURVE_ED25519'],
    write: (key) => base58.encode(key.publicKey),
  },
}

/**
 * Writes the address of a key.
 *
 * @param place - where the account stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` when the format is not known or does not fit the curve.
 */
export function addressOf(
  key: DerivedKey,
  curve: string,
  format: string,
  place = 'account',
): string {
  const row = Object.hasOwn(addressFormats, format) ? addressFormats[format] : undefined
  if (!row?.curves.includes(curve)) {
    const fitting = Object.keys(addressFormats).filter((name) =>
      addressFormats[name]?.curves.includes(curve),
    )
    const details = `${place}.addressFormat must be one that fits ${curve}: ${fitting.join(' or ')}`
    throw new Refusal('REQUEST_INVALID', { details })
  }
  return row.write(key)
}

/** The last 20 bytes of the key's Keccak hash, with the checksum of EIP-55 in the case of the letters. */
function ethereumAddress(key: DerivedKey): string {
  const plain = hexFromBytes(keccak_256(key.publicKeyUncompressed.slice(1)).slice(-20))
  const hash = hexFromBytes(keccak_256(bytesFromUtf8(plain)))
  const letters = Array.from(plain, (letter, i) =>
    Number.parseInt(hash.charAt(i), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}
