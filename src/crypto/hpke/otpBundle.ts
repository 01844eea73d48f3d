import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { generatePrivateKeyHex, type P256KeyHex } from '../p256/generatePrivateKeyHex.ts'
import { readTexts } from './readTexts.ts'
import { hpkeReceive, hpkeSeal } from './suite.ts'

const POINT = /^04[0-9a-f]{128}$/

/** The key that one code is encrypted to. It must be used for one code only, and forgotten after it. */
export type TargetKey = Omit<P256KeyHex, 'publicKeyHex'>

/** What the client proves with: the code, and the key that the verification token shall name. */
export type OtpProof = {
  readonly otpCode: string
  /** Compressed P-256, 66 hex characters. */
  readonly publicKeyHex: string
}

/** Makes the key that one code will be encrypted to. */
export async function createTargetKey(): Promise<TargetKey> {
  const { privateKeyHex, publicKeyUncompressedHex } = await generatePrivateKeyHex()
  return { privateKeyHex, publicKeyUncompressedHex }
}

/**
 * Encrypts a one-time code and the key it vouches for, so that only the service can read them.
 *
 * Spec: Submit endpoints › verify_otp (encryptedOtpBundle).
 *
 * @param targetPublicHex - from `readTargetBundle`, never from an unchecked bundle: uncompressed, 130 hex characters.
 * @throws TypeError when it is not a P-256 point.
 */
export async function sealOtpBundle(proof: OtpProof, targetPublicHex: string): Promise<string> {
  const receiver = POINT.test(targetPublicHex) ? bytesFromHex(targetPublicHex) : null
  if (!receiver) throw new TypeError('The target key is an uncompressed P-256 point in hex.')
  const plaintext = { otp_code: proof.otpCode, public_key: proof.publicKeyHex }
  const { enc, ciphertext } = await hpkeSeal(
    receiver,
    bytesFromUtf8(JSON.stringify(plaintext)),
    bundleInfo(),
  )
  return JSON.stringify({
    encappedPublic: hexFromBytes(enc),
    ciphertext: hexFromBytes(ciphertext),
  })
}

/**
 * Decrypts what `sealOtpBundle` made; null when any bit of it is wrong or it was made for another key.
 *
 * The target key must be forgotten after the first open, right or wrong: one key, one code.
 */
export async function openOtpBundle(bundle: string, target: TargetKey): Promise<OtpProof | null> {
  const texts = readTexts(parseStrictJson(bundle), ['encappedPublic', 'ciphertext'])
  if (!texts || !POINT.test(texts.encappedPublic)) return null
  const enc = bytesFromHex(texts.encappedPublic)
  const ciphertext = bytesFromHex(texts.ciphertext)
  const plaintext = enc && ciphertext && (await decrypt(enc, ciphertext, target))
  const proof = readTexts(parseStrictJson((plaintext && utf8FromBytes(plaintext)) ?? ''), [
    'otp_code',
    'public_key',
  ])
  return proof && { otpCode: proof.otp_code, publicKeyHex: proof.public_key }
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
