import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { derFromRaw, rawFromDer } from '../p256/derSignature.ts'
import { importPoint } from '../p256/importPoint.ts'
import { sign } from '../p256/sign.ts'
import { verify } from '../p256/verify.ts'
import { readTexts } from './readTexts.ts'

const POINT = /^04[0-9a-f]{128}$/

/** The service's signing key, as `createTargetBundle` needs it. */
export type BundleSigner = {
  readonly privateKey: CryptoKey
  /** 130 hex characters. */
  readonly publicKeyUncompressedHex: string
}

/**
 * Writes the bundle that hands a client the key to encrypt a one-time code to, signed so that nobody else can.
 *
 * Spec: Submit endpoints › init_otp (otpEncryptionTargetBundle).
 *
 * @param targetPublicHex - the key made for this one code: uncompressed, 130 hex characters.
 */
export async function createTargetBundle(
  targetPublicHex: string,
  signWith: BundleSigner,
): Promise<string> {
  const data = bytesFromUtf8(JSON.stringify({ targetPublic: targetPublicHex }))
  return JSON.stringify({
    version: 'v1.0.0',
    data: hexFromBytes(data),
    dataSignature: hexFromBytes(derFromRaw(await sign(signWith.privateKey, data))),
    enclaveQuorumPublic: signWith.publicKeyUncompressedHex,
  })
}

/**
 * Reads such a bundle: the key to encrypt to, uncompressed hex; null unless the pinned key signed it.
 *
 * Ours: members that are not known are ignored, as the published clients do; the signature decides.
 *
 * @param pinnedKeyHex - the only signer that is believed: uncompressed, 130 lower-case hex characters.
 */
export async function readTargetBundle(
  bundle: string,
  pinnedKeyHex: string,
): Promise<string | null> {
  const texts = readTexts(parseStrictJson(bundle), ['enclaveQuorumPublic', 'dataSignature', 'data'])
  if (!texts || !POINT.test(pinnedKeyHex) || texts.enclaveQuorumPublic !== pinnedKeyHex) return null
  const data = bytesFromHex(texts.data)
  const signature = rawFromDer(bytesFromHex(texts.dataSignature) ?? new Uint8Array())
  const signer = await importPoint(bytesFromHex(pinnedKeyHex) ?? new Uint8Array())
  if (!data || !signature || !signer || !(await verify(signer, signature, data))) return null
  const target = readTexts(parseStrictJson(utf8FromBytes(data) ?? ''), ['targetPublic'])
  return target && POINT.test(target.targetPublic) ? target.targetPublic : null
}
