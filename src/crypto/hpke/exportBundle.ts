import { openSealed, type SealedBundle, sealToTarget, type TargetKey } from './sealedBundle.ts'
import { type BundleSigner, readSigned, writeSigned } from './signedBundle.ts'

/** What an export bundle must be about, and who may have signed it. */
export type ExpectedExport = {
  /** Made for this one export by `createTargetKey`; its public half went out as `targetPublicKey`. */
  readonly target: TargetKey
  readonly organizationId: string
  /** The service's export key: uncompressed, 130 lower-case hex characters. Never one that the bundle itself names. */
  readonly pinnedKeyHex: string
}

/**
 * Writes the bundle in which a wallet's phrase or a private key leaves the service: encrypted to the one who asked, and
 * signed by the service.
 *
 * Spec: Submit endpoints, common rules (export_wallet and its like, from the public wire).
 *
 * @param secret - the phrase as UTF-8, or the 32 bytes of a key.
 * @param targetPublicHex - uncompressed, 130 hex characters.
 * @throws TypeError when it is not a P-256 point.
 */
export async function createExportBundle(
  secret: Uint8Array,
  { targetPublicHex, organizationId }: { targetPublicHex: string; organizationId: string },
  signWith: BundleSigner,
): Promise<string> {
  const sealed = await sealToTarget(secret, targetPublicHex)
  return writeSigned({ ...sealed, organizationId }, signWith)
}

/**
 * Opens such a bundle: the phrase as UTF-8, or the 32 bytes of a key, to be overwritten after use.
 *
 * Null when anybody but the pinned key signed it, when it is another organization's, made for another key, or altered.
 *
 * @example
 * const target = await createTargetKey()
 * const { exportBundle } = await api.exportWallet({ walletId, targetPublicKey: target.publicKeyUncompressedHex })
 * const phrase = await openExportBundle(exportBundle, { target, organizationId, pinnedKeyHex })
 */
export async function openExportBundle(
  bundle: string,
  { target, organizationId, pinnedKeyHex }: ExpectedExport,
): Promise<Uint8Array | null> {
  const names = ['encappedPublic', 'ciphertext', 'organizationId'] as const
  const texts: (SealedBundle & { readonly organizationId: string }) | null = await readSigned(
    bundle,
    pinnedKeyHex,
    names,
  )
  return texts?.organizationId === organizationId ? openSealed(texts, target) : null
}
