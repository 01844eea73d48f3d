import { blake2b } from '@noble/hashes/blake2.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { base58, bech32, bech32m } from '@scure/base'
import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import type { Curve } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'
import { base58Address, xrpAddress } from './addresses/base58Address.ts'
import { type BitcoinNetwork, bitcoinAddresses } from './addresses/bitcoinAddress.ts'
import { ethereumAddress, keccakAccount } from './addresses/ethereumAddress.ts'
import { hash160 } from './addresses/hash160.ts'
import { stellarAddress } from './addresses/stellarAddress.ts'
import { tonAddress } from './addresses/tonAddress.ts'
import type { PublicKeys } from './keyPairs.ts'

type AddressFormat = {
  readonly curves: readonly Curve[]
  readonly write: (keys: PublicKeys) => string
}

const every: readonly Curve[] = ['CURVE_SECP256K1', 'CURVE_ED25519', 'CURVE_P256']

/** How a public key is written as an address; a format more is a row more. */
const addressFormats: Readonly<Record<string, AddressFormat>> = {
  ADDRESS_FORMAT_COMPRESSED: { curves: every, write: (keys) => hexFromBytes(keys.publicKey) },
  ADDRESS_FORMAT_UNCOMPRESSED: {
    curves: every,
    write: (keys) => hexFromBytes(keys.publicKeyUncompressed),
  },
  ADDRESS_FORMAT_ETHEREUM: onSecp256k1((keys) =>
    ethereumAddress(keccakAccount(keys.publicKeyUncompressed)),
  ),
  ADDRESS_FORMAT_TRON: onSecp256k1((keys) =>
    base58Address(0x41, keccakAccount(keys.publicKeyUncompressed)),
  ),
  ADDRESS_FORMAT_COSMOS: onSecp256k1((keys) => cosmosAddress('cosmos', keys)),
  ADDRESS_FORMAT_SEI: onSecp256k1((keys) => cosmosAddress('sei', keys)),
  ADDRESS_FORMAT_XRP: onSecp256k1((keys) => xrpAddress(hash160(keys.publicKey))),
  ADDRESS_FORMAT_DOGE_MAINNET: onSecp256k1((keys) => base58Address(0x1e, hash160(keys.publicKey))),
  ADDRESS_FORMAT_DOGE_TESTNET: onSecp256k1((keys) => base58Address(0x71, hash160(keys.publicKey))),
  ADDRESS_FORMAT_SPARK_MAINNET: onSecp256k1((keys) => sparkAddress('spark', keys)),
  ADDRESS_FORMAT_SPARK_REGTEST: onSecp256k1((keys) => sparkAddress('sparkrt', keys)),
  ...bitcoinFormats('MAINNET', { pubKeyHash: 0x00, scriptHash: 0x05, prefix: 'bc' }),
  ...bitcoinFormats('TESTNET', { pubKeyHash: 0x6f, scriptHash: 0xc4, prefix: 'tb' }),
  ...bitcoinFormats('SIGNET', { pubKeyHash: 0x6f, scriptHash: 0xc4, prefix: 'tb' }),
  ...bitcoinFormats('REGTEST', { pubKeyHash: 0x6f, scriptHash: 0xc4, prefix: 'bcrt' }),
  ADDRESS_FORMAT_SOLANA: onEd25519((keys) => base58.encode(keys.publicKey)),
  ADDRESS_FORMAT_SUI: onEd25519((keys) =>
    hexAddress(blake2b(concatBytes(Uint8Array.of(0), keys.publicKey), { dkLen: 32 })),
  ),
  ADDRESS_FORMAT_APTOS: onEd25519((keys) =>
    hexAddress(sha3_256(concatBytes(keys.publicKey, Uint8Array.of(0)))),
  ),
  ADDRESS_FORMAT_XLM: onEd25519((keys) => stellarAddress(keys.publicKey)),
  ADDRESS_FORMAT_TON_V3R2: onEd25519((keys) => tonAddress('V3R2', keys.publicKey)),
  ADDRESS_FORMAT_TON_V4R2: onEd25519((keys) => tonAddress('V4R2', keys.publicKey)),
  ADDRESS_FORMAT_TON_V5R1: onEd25519((keys) => tonAddress('V5R1', keys.publicKey)),
}

/**
 * Writes the address of a key.
 *
 * @param place - where the account stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` when the format is not known or does not fit the curve.
 */
export function addressOf(
  keys: PublicKeys,
  curve: Curve,
  format: string,
  place = 'account.addressFormat',
): string {
  const row = Object.hasOwn(addressFormats, format) ? addressFormats[format] : undefined
  if (!row?.curves.includes(curve)) {
    const fitting = Object.keys(addressFormats).filter((name) =>
      addressFormats[name]?.curves.includes(curve),
    )
    const details = `${place} must be one that fits ${curve}: ${fitting.join(' or ')}`
    throw new Refusal('REQUEST_INVALID', { details })
  }
  return row.write(keys)
}

function onSecp256k1(write: AddressFormat['write']): AddressFormat {
  return { curves: ['CURVE_SECP256K1'], write }
}

function onEd25519(write: AddressFormat['write']): AddressFormat {
  return { curves: ['CURVE_ED25519'], write }
}

function bitcoinFormats(
  name: string,
  network: BitcoinNetwork,
): Readonly<Record<string, AddressFormat>> {
  return Object.fromEntries(
    Object.entries(bitcoinAddresses).map(([kind, write]) => [
      `ADDRESS_FORMAT_BITCOIN_${name}_${kind}`,
      onSecp256k1((keys) => write(keys, network)),
    ]),
  )
}

function cosmosAddress(prefix: string, { publicKey }: PublicKeys): string {
  return bech32.encode(prefix, bech32.toWords(hash160(publicKey)))
}

/** The key as field 1 of a protocol buffer, in bech32m. */
function sparkAddress(prefix: string, { publicKey }: PublicKeys): string {
  const message = concatBytes(Uint8Array.of(0x0a, publicKey.length), publicKey)
  return bech32m.encode(prefix, bech32m.toWords(message), false)
}

function hexAddress(bytes: Uint8Array): string {
  return `0x${hexFromBytes(bytes)}`
}
