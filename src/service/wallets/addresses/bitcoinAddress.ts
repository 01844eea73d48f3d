import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m } from '@scure/base'
import { concatBytes } from '../../../lib/concatBytes.ts'
import type { PublicKeys } from '../keyPairs.ts'
import { taprootOutputKey } from '../taproot.ts'
import { base58Address } from './base58Address.ts'
import { hash160 } from './hash160.ts'

/** What differs from one Bitcoin network to the other. */
export type BitcoinNetwork = {
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly prefix: string
}

const CHECKSIG = 0xac

/** How each kind of address is made of one key, by the end of the format's name. */
export const bitcoinAddresses = {
  P2PKH: ({ publicKey }, { pubKeyHash }) => base58Address(pubKeyHash, hash160(publicKey)),
  // Ours: the script that one key has by BIP-49, its witness program.
  P2SH: ({ publicKey }, { scriptHash }) =>
    base58Address(scriptHash, hash160(concatBytes(Uint8Array.of(0, 20), hash160(publicKey)))),
  P2WPKH: ({ publicKey }, { prefix }) => segwitAddress(prefix, 0, hash160(publicKey)),
  // Ours: the script that asks for a signature of the key and nothing else, as in the examples of BIP-173.
  P2WSH: ({ publicKey }, { prefix }) =>
    segwitAddress(
      prefix,
      0,
      sha256(concatBytes(Uint8Array.of(publicKey.length), publicKey, Uint8Array.of(CHECKSIG))),
    ),
  P2TR: ({ publicKey }, { prefix }) =>
    segwitAddress(prefix, 1, taprootOutputKey(publicKey.subarray(1))),
} as const satisfies Record<string, (keys: PublicKeys, network: BitcoinNetwork) => string>

/** BIP-173, and BIP-350 from version 1 on. */
function segwitAddress(prefix: string, version: number, program: Uint8Array): string {
  const code = version === 0 ? bech32 : bech32m
  return code.encode(prefix, [version, ...code.toWords(program)])
}
