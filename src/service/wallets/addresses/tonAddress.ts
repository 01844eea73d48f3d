import { sha256 } from '@noble/hashes/sha2.js'
import { crc16 } from '../../../crypto/keys/crc16.ts'
import { base64urlFromBytes } from '../../../lib/base64url.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex } from '../../../lib/hex.ts'

/** A wallet contract: its code, as the hash and the depth of the code's cell, and how it begins. */
type WalletContract = {
  readonly codeHash: string
  readonly codeDepth: number
  /** The bits of the first data, up to a last bit that says where they end where they fill no whole byte. */
  readonly data: (publicKey: Uint8Array) => { readonly bits: number; readonly bytes: Uint8Array }
}

const SEQUENCE_NUMBER = uint32(0)
/** The id that wallets of versions 3 and 4 have in the basic workchain: the one that apps look for. */
const WALLET_ID = uint32(698983191)
/** The same for version 5: network -239, which is the main one, workchain 0, wallet 0. */
const WALLET_ID_V5 = uint32(0x7fffff11)

/** The contracts of wallets, by version (TON documentation, "Wallet contracts"). */
const contracts = {
  V3R2: {
    codeHash: '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599',
    codeDepth: 0,
    data: (key) => ({ bits: 320, bytes: concatBytes(SEQUENCE_NUMBER, WALLET_ID, key) }),
  },
  V4R2: {
    codeHash: 'feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0',
    codeDepth: 7,
    // behind the key: no plugins, then the end
    data: (key) => ({
      bits: 321,
      bytes: concatBytes(SEQUENCE_NUMBER, WALLET_ID, key, Uint8Array.of(0b01000000)),
    }),
  },
  V5R1: {
    codeHash: '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f',
    codeDepth: 6,
    // before the rest one bit, that signatures count; behind the key no extensions, then the end
    data: (key) => ({
      bits: 322,
      bytes: behindOneBit(
        concatBytes(SEQUENCE_NUMBER, WALLET_ID_V5, key, Uint8Array.of(0b01000000)),
      ),
    }),
  },
} as const satisfies Record<string, WalletContract>

/** Non-bounceable, and for the main network: what is sent before the wallet's first use does not come back. */
const TAG = 0x51
const BASIC_WORKCHAIN = 0

/**
 * The address of the wallet that a key has on TON: the hash of the contract's code and first data.
 *
 * Ours: in the form for wallets, which begins with UQ, and in the basic workchain.
 */
export function tonAddress(version: keyof typeof contracts, publicKey: Uint8Array): string {
  const { codeHash, codeDepth, data } = contracts[version]
  const { bits, bytes } = data(publicKey)
  const dataHash = sha256(concatBytes(descriptors(0, bits), bytes))
  // five bits say that there are code and data and nothing else, then the end
  const account = sha256(
    concatBytes(
      descriptors(2, 5),
      Uint8Array.of(0b00110100),
      uint16(codeDepth),
      uint16(0),
      bytesFromHex(codeHash) ?? new Uint8Array(),
      dataHash,
    ),
  )
  const payload = concatBytes(Uint8Array.of(TAG, BASIC_WORKCHAIN), account)
  return base64urlFromBytes(concatBytes(payload, uint16(crc16(payload))))
}

/** The two bytes before a cell: its references, and its bits as whole bytes and as begun ones. */
function descriptors(references: number, bits: number): Uint8Array {
  return Uint8Array.of(references, Math.floor(bits / 8) + Math.ceil(bits / 8))
}

/** A bit that is set, then the bytes, without the last of their bits, which says nothing. */
function behindOneBit(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, i) => (byte >> 1) | (i === 0 ? 0x80 : ((bytes[i - 1] ?? 0) & 1) << 7))
}

function uint16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value & 255)
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}
