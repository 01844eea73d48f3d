import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex, type P256KeyHex } from '../p256/generatePrivateKeyHex.ts'
import { readTexts } from './readTexts.ts'
import { hpkeReceive, hpkeSeal } from './suite.ts'

/** An uncompressed P-256 point: 130 lower-case hex characters. */
export const POINT = /^04[0-9a-f]{128}$/

/** The key that one bundle is encrypted to. It must be used for one only, and forgotten after it. */
export type TargetKey = Omit<P256KeyHex, 'publicKeyHex'>

/** Makes the key that one bundle will be encrypted to. */
export async function createTargetKey(): Promise<TargetKey> {
  const { privateKeyHex, publicKeyUncompressedHex } = await generatePrivateKeyHex()
  return { privateKeyHex, publicKeyUncompressedHex }
}

/** What a bundle of the wire holds: both members hex. */
export type SealedBundle = { readonly encappedPublic: string; readonly ciphertext: string }

/**
 * Encrypts bytes so that only the holder of one key can read them (HPKE, RFC 9180, base mode).
 *
 * @param targetPublicHex - uncompressed, 130 hex characters.
 * @throws TypeError when it is not a P-256 point.
 */
export async function sealToTarget(
  plaintext: Uint8Array,
  targetPublicHex: string,
): Promise<SealedBundle> {
  const receiver = POINT.test(targetPublicHex) ? bytesFromHex(targetPublicHex) : null
  if (!receiver) throw new TypeError('The target key is an uncompressed P-256 point in hex.')
  const { enc, ciphertext } = await hpkeSeal(receiver, plaintext, bundleInfo())
  return { encappedPublic: hexFromBytes(enc), ciphertext: hexFromBytes(ciphertext) }
}

/** Decrypts what `sealToTarget` made; null when any bit of it is wrong or it was made for another key. */
export async function openSealed(
  bundle: SealedBundle,
  target: TargetKey,
): Promise<Uint8Array | null> {
  const point = bundle.encappedPublic.toLowerCase()
  const enc = POINT.test(point) ? bytesFromHex(point) : null
  const ciphertext = bytesFromHex(bundle.ciphertext)
  return enc && ciphertext && decrypt(enc, ciphertext, target)
}

/** The bundle that a text of JSON holds; null when it holds none. */
export function readSealed(text: string): SealedBundle | null {
  return readTexts(parseStrictJson(text), ['encappedPublic', 'ciphertext'])
}

async function decrypt(
  enc: Uint8Array,
  ciphertext: Uint8Array,
  target: TargetKey,
): Promise<Uint8Array | null> {
  const privateKey = bytesFromHex(target.privateKeyHex)
  const receiver = bytesFromHex(target.publicKeyUncompressedHex)
  if (!privateKey || !receiver) throw new TypeError('The target key is hex.')
  try {
    const context = await hpkeReceive(privateKey, receiver, enc, bundleInfo())
    return await context.Open(ciphertext, concatBytes(enc, receiver))
  } catch {
    return null // altered, or made for another key: that is the answer
  }
}

function bundleInfo(): Uint8Array {
  return bytesFromUtf8('turnkey_hpke')
}
