import { concatBytes } from '../../lib/concatBytes.ts'
import { sha256 } from '../sha256.ts'
import { base58FromBytes, bytesFromBase58 } from '../solana/base58.ts'

/** The networks whose wallets write private keys in WIF, by the first byte of the key. */
const VERSIONS = {
  bitcoin: 0x80,
  bitcoinTestnet: 0xef,
  dogecoin: 0x9e,
  dogecoinTestnet: 0xf1,
} as const

export type WifNetwork = keyof typeof VERSIONS

const KEY_BYTES = 32
const SUM_BYTES = 4
/** Behind a key whose public key is compressed. */
const COMPRESSED = 1

/** Writes a private key in the Wallet Import Format, for a compressed public key. Spec: Bitcoin wiki, "Wallet import format". */
export async function wifFromKey(network: WifNetwork, key: Uint8Array): Promise<string> {
  const payload = concatBytes(Uint8Array.of(VERSIONS[network]), key, Uint8Array.of(COMPRESSED))
  const whole = concatBytes(payload, await checksum(payload))
  const text = base58FromBytes(whole)
  payload.fill(0)
  whole.fill(0)
  return text
}

/** A key in WIF. The bytes are the caller's to overwrite. */
export type WifKey = { readonly network: WifNetwork; readonly bytes: Uint8Array<ArrayBuffer> }

/**
 * Reads a private key in the Wallet Import Format.
 *
 * @returns `letters` for a text of another form or network, `checksum` for one that was mistyped or cut off, `uncompressed` for
 * a key whose address comes from an uncompressed public key: no account here has such an address.
 */
export async function keyFromWif(
  text: string,
): Promise<WifKey | 'letters' | 'checksum' | 'uncompressed'> {
  const whole = bytesFromBase58(text)
  if (!whole) return 'letters'
  try {
    const payload = whole.subarray(0, -SUM_BYTES)
    const sum = await checksum(payload)
    const isWhole = sum.every((byte, at) => byte === whole[payload.length + at])
    if (!isWhole) return 'checksum'
    const [network] = (Object.keys(VERSIONS) as WifNetwork[]).filter(
      (name) => VERSIONS[name] === payload[0],
    )
    if (!network) return 'letters'
    if (payload.length === KEY_BYTES + 1) return 'uncompressed'
    if (payload.length !== KEY_BYTES + 2 || payload.at(-1) !== COMPRESSED) return 'letters'
    return { network, bytes: payload.slice(1, KEY_BYTES + 1) as Uint8Array<ArrayBuffer> }
  } finally {
    whole.fill(0)
  }
}

async function checksum(payload: Uint8Array): Promise<Uint8Array> {
  return (await sha256(await sha256(payload))).subarray(0, SUM_BYTES)
}
