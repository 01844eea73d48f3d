import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { readTexts } from './readTexts.ts'
import { openSealed, readSealed, sealToTarget, type TargetKey } from './sealedBundle.ts'

/** What the client proves with: the code, and the key that the verification token shall name. */
export type OtpProof = {
  readonly otpCode: string
  /** Compressed P-256, 66 hex characters. */
  readonly publicKeyHex: string
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
  const plaintext = { otp_code: proof.otpCode, public_key: proof.publicKeyHex }
  const bytes = bytesFromUtf8(JSON.stringify(plaintext))
  return JSON.stringify(await sealToTarget(bytes, targetPublicHex))
}

/**
 * Decrypts what `sealOtpBundle` made; null when any bit of it is wrong or it was made for another key.
 *
 * The target key must be forgotten after the first open, right or wrong: one key, one code.
 */
export async function openOtpBundle(bundle: string, target: TargetKey): Promise<OtpProof | null> {
  const sealed = readSealed(bundle)
  const plaintext = sealed && (await openSealed(sealed, target))
  const proof = readTexts(parseStrictJson((plaintext && utf8FromBytes(plaintext)) ?? ''), [
    'otp_code',
    'public_key',
  ])
  return proof && { otpCode: proof.otp_code, publicKeyHex: proof.public_key.toLowerCase() }
}
