import { openSealed, POINT, readSealed, sealToTarget, type TargetKey } from './sealedBundle.ts'
import { type BundleSigner, readSigned, writeSigned } from './signedBundle.ts'

/** Who brings a wallet or a key to the service. */
export type Importer = { readonly organizationId: string; readonly userId: string }

/**
 * Writes the bundle that hands a client the key to encrypt its phrase or private key to, signed so that nobody else can.
 *
 * Spec: Submit endpoints, common rules (init_import_wallet and its like, from the public wire).
 *
 * @param targetPublicHex - the key made for this one import: uncompressed, 130 hex characters.
 */
export function createImportBundle(
  targetPublicHex: string,
  { organizationId, userId }: Importer,
  signWith: BundleSigner,
): Promise<string> {
  return writeSigned({ targetPublic: targetPublicHex, organizationId, userId }, signWith)
}

/**
 * Encrypts a phrase or a private key so that only the service can read it, for `encryptedBundle` of the import.
 *
 * Null when anybody but the pinned key signed the import bundle, or when it is for another organization or user: then
 * nothing may be sent.
 *
 * @param secret - the phrase as UTF-8, or the 32 bytes of a key.
 * @param pinnedKeyHex - the service's export key: uncompressed, 130 lower-case hex characters.
 * @example
 * const { importBundle } = await api.initImportWallet({ userId })
 * const encryptedBundle = await sealImport(phrase, importBundle, { organizationId, userId }, pinnedKeyHex)
 */
export async function sealImport(
  secret: Uint8Array,
  importBundle: string,
  { organizationId, userId }: Importer,
  pinnedKeyHex: string,
): Promise<string | null> {
  const names = ['targetPublic', 'organizationId', 'userId'] as const
  const texts = await readSigned(importBundle, pinnedKeyHex, names)
  const isForUs = texts?.organizationId === organizationId && texts.userId === userId
  if (!isForUs || !POINT.test(texts.targetPublic)) return null
  return JSON.stringify(await sealToTarget(secret, texts.targetPublic))
}

/** Opens what `sealImport` made; null when any bit of it is wrong or it was made for another key. */
export async function openImport(
  encryptedBundle: string,
  target: TargetKey,
): Promise<Uint8Array | null> {
  const sealed = readSealed(encryptedBundle)
  return sealed && openSealed(sealed, target)
}
