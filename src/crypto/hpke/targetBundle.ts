import { POINT } from './sealedBundle.ts'
import { type BundleSigner, readSigned, writeSigned } from './signedBundle.ts'

/**
 * Writes the bundle that hands a client the key to encrypt a one-time code to, signed so that nobody else can.
 *
 * Spec: Submit endpoints › init_otp (otpEncryptionTargetBundle).
 *
 * @param targetPublicHex - the key made for this one code: uncompressed, 130 hex characters.
 */
export function createTargetBundle(
  targetPublicHex: string,
  signWith: BundleSigner,
): Promise<string> {
  return writeSigned({ targetPublic: targetPublicHex }, signWith)
}

/**
 * Reads such a bundle: the key to encrypt to, uncompressed hex; null unless the pinned key signed it.
 *
 * @param pinnedKeyHex - the only signer that is believed: uncompressed, 130 lower-case hex characters.
 */
export async function readTargetBundle(
  bundle: string,
  pinnedKeyHex: string,
): Promise<string | null> {
  const target = await readSigned(bundle, pinnedKeyHex, ['targetPublic'])
  return target && POINT.test(target.targetPublic) ? target.targetPublic : null
}
