import { bytesFromBech32 } from '../../../crypto/keys/bech32.ts'
import { seedFromStrKey } from '../../../crypto/keys/strKey.ts'
import { keyFromWif, type WifNetwork } from '../../../crypto/keys/wif.ts'
import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { isEd25519Pair } from '../../../crypto/solana/isEd25519Pair.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { Chain } from '../../config/chains.ts'

/** A curve that private keys are of. */
type KeyCurve = 'CURVE_SECP256K1' | 'CURVE_ED25519'

/** The chains whose wallets write keys in a form of their own. Keys of the others are plain hex, like Ethereum's. */
export type KeyChain = 'ethereum' | 'solana' | 'bitcoin' | 'dogecoin' | 'sui' | 'aptos' | 'stellar'

/** What is wrong with a text that should be a private key. */
export type KeyFault =
  /** No wallet writes a key like this. */
  | 'letters'
  /** Fewer or more than a key has. */
  | 'length'
  /** The form of a key, with a character that was mistyped, left out or added. */
  | 'checksum'
  /** What everybody may know: an address. */
  | 'address'
  /** The public half is not that of the private one. */
  | 'halves'
  /** A number that is none of the curve: zero, or its order and beyond. */
  | 'range'
  /** A key of the chain on a curve, or with an uncompressed public key, that no account here has. */
  | 'unsupported'
  /** A key that the wallets of another chain write. */
  | 'chain'

/** What a text is as a private key: `chain` is the one whose form it has. The bytes are the caller's to overwrite. */
export type KeyReading = { readonly chain: KeyChain; readonly curve: KeyCurve } & (
  | { readonly bytes: Uint8Array; readonly isTestnet: boolean }
  | { readonly fault: KeyFault }
)

/** How many keys there are on secp256k1. Spec: SEC 2 section 2.4.1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const HEX = /^[0-9a-f]*$/i
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/
/** About as long as WIF is, so that one with a character too few or too many is told from a key of Solana. */
const WIF = /^[5KL9cQ6][1-9A-HJ-NP-Za-km-z]{48,53}$/
const STRKEY = /^S[A-Z2-7]{50,59}$/
const SUI = 'suiprivkey'
const AIP80 = /^(?:ed25519|secp256k1)-priv-/i

const KEY_BYTES = 32
const PAIR_BYTES = 64
const ADDRESS_HEX = 40
/** The fewest digits of base58 that 64 bytes without zeros before them have, and the most. */
export const PAIR_DIGITS = [86, 88] as const

const curves: Readonly<Record<KeyChain, KeyCurve>> = {
  ethereum: 'CURVE_SECP256K1',
  bitcoin: 'CURVE_SECP256K1',
  dogecoin: 'CURVE_SECP256K1',
  solana: 'CURVE_ED25519',
  sui: 'CURVE_ED25519',
  aptos: 'CURVE_ED25519',
  stellar: 'CURVE_ED25519',
}

/** Whose form the keys of a chain have. */
function getKeyChain(chain: Chain): KeyChain {
  if (chain.startsWith('bitcoin')) return 'bitcoin'
  return Object.hasOwn(curves, chain) ? (chain as KeyChain) : 'ethereum'
}

type Read = { readonly bytes: Uint8Array; readonly isTestnet?: boolean } | KeyFault

/**
 * Reads a private key as the wallets of its chain write it: 64 hex characters on every chain, and besides
 *
 * - Solana: both halves in base58 or as 128 hex characters, or the list of numbers of its command line;
 * - Bitcoin and Dogecoin: WIF of a compressed key, also of a test network;
 * - Sui: `suiprivkey1…` (SIP-15); Aptos: `ed25519-priv-0x…` (AIP-80); Stellar: `S…` (SEP-23).
 *
 * Where the platform knows no Ed25519, nobody checks whether the halves of a key of Solana belong together.
 *
 * @param chain - the chain that it is for; null takes it from the form: plain hex is for Ethereum.
 */
export async function readKey(text: string, chain: Chain | null): Promise<KeyReading> {
  const typed = text.trim()
  const written = findKeyChain(typed)
  const wanted = chain === null ? written : getKeyChain(chain)
  const digits = typed.replace(/^0x/i, '')
  const isHex = HEX.test(digits) && digits.length !== PAIR_BYTES * 2
  const isPlain = written === 'ethereum' && isHex
  const on = { chain: wanted, curve: curves[wanted] }
  // base58 is what remains when a text has no other form: it is no key of Solana for that
  const isOther = !isPlain && written !== wanted
  if (isOther)
    return { ...on, fault: written === 'solana' && !typed.startsWith('[') ? 'letters' : 'chain' }
  const read = isPlain ? readHex(digits, curves[wanted]) : await readers[written](typed)
  if (typeof read === 'string') return { ...on, fault: read }
  const fault = checkRange(read.bytes, on.curve)
  if (fault) return { ...on, fault }
  return { ...on, bytes: read.bytes, isTestnet: read.isTestnet ?? false }
}

/** The chain whose form a text has, whole or mistyped; Solana for any that has none. */
function findKeyChain(typed: string): KeyChain {
  const digits = typed.replace(/^0x/i, '')
  if (HEX.test(digits)) return digits.length === PAIR_BYTES * 2 ? 'solana' : 'ethereum'
  if (typed.toLowerCase().startsWith(`${SUI}1`)) return 'sui'
  if (AIP80.test(typed)) return 'aptos'
  if (STRKEY.test(typed)) return 'stellar'
  if (!WIF.test(typed)) return 'solana'
  return /^[Q6]/.test(typed) ? 'dogecoin' : 'bitcoin'
}

const readers: Readonly<Record<KeyChain, (typed: string) => Promise<Read> | Read>> = {
  ethereum: (typed) => readHex(typed.replace(/^0x/i, ''), 'CURVE_SECP256K1'),
  solana: readPair,
  bitcoin: (typed) => readWif(typed, ['bitcoin', 'bitcoinTestnet']),
  dogecoin: (typed) => readWif(typed, ['dogecoin', 'dogecoinTestnet']),
  sui(typed) {
    const read = bytesFromBech32(SUI, typed)
    if (typeof read === 'string') return read
    const [flag] = read
    const bytes = read.slice(1)
    read.fill(0)
    if (bytes.length !== KEY_BYTES) return 'length'
    if (flag === 0) return { bytes }
    bytes.fill(0)
    return 'unsupported' // keys on secp256k1 and P-256 have other flags
  },
  aptos(typed) {
    if (!/^ed25519/i.test(typed)) return 'unsupported'
    return readHex(typed.replace(AIP80, '').replace(/^0x/i, ''), 'CURVE_ED25519')
  },
  stellar(typed) {
    const read = seedFromStrKey(typed)
    return typeof read === 'string' ? read : { bytes: read }
  },
}

function readHex(digits: string, curve: KeyCurve): Read {
  if (!HEX.test(digits)) return 'letters'
  if (digits.length === ADDRESS_HEX && curve === 'CURVE_SECP256K1') return 'address'
  if (digits.length !== KEY_BYTES * 2) return 'length'
  return { bytes: bytesFromHex(digits) ?? new Uint8Array() }
}

async function readWif(typed: string, networks: readonly WifNetwork[]): Promise<Read> {
  const read = await keyFromWif(typed)
  if (typeof read === 'string') return read === 'uncompressed' ? 'unsupported' : read
  const { network, bytes } = read
  if (networks.includes(network)) return { bytes, isTestnet: network.endsWith('Testnet') }
  bytes.fill(0)
  return 'chain'
}

function checkRange(bytes: Uint8Array, curve: KeyCurve): KeyFault | null {
  if (curve === 'CURVE_ED25519') return null
  const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  if (number > 0n && number < ORDER) return null
  bytes.fill(0)
  return 'range'
}

async function readPair(typed: string): Promise<Read> {
  const bytes = typed.startsWith('[') ? readNumbers(typed) : readDigits(typed)
  if (bytes === null) return 'letters'
  if (bytes.length === KEY_BYTES) return typed.startsWith('[') ? 'length' : 'address'
  if (bytes.length !== PAIR_BYTES) return 'length'
  const own = bytes.slice(0, KEY_BYTES)
  const isPair = await isEd25519Pair(own, bytes.subarray(KEY_BYTES))
  bytes.fill(0)
  if (isPair !== false) return { bytes: own }
  own.fill(0)
  return 'halves'
}

function readDigits(typed: string): Uint8Array | null {
  const digits = typed.replace(/^0x/i, '')
  if (HEX.test(digits) && digits.length === PAIR_BYTES * 2) return bytesFromHex(digits)
  if (!BASE58.test(typed)) return null
  return bytesFromBase58(typed) ?? new Uint8Array()
}

/** The bytes of a key file of Solana's command line: a JSON list of numbers. Null for a text that is none. */
function readNumbers(typed: string): Uint8Array | null {
  if (!/^\[[\d\s,]*\]?$/.test(typed)) return null
  const numbers = typed.replace(/[[\]\s]/g, '').split(',')
  if (!numbers.every((number) => /^\d{1,3}$/.test(number) && Number(number) < 256))
    return typed.endsWith(']') ? null : new Uint8Array()
  return typed.endsWith(']') ? Uint8Array.from(numbers, Number) : new Uint8Array()
}
