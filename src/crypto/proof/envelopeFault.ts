import { verify } from '../p256/verify.ts'
import { pointKey } from './pointKey.ts'
import { type Approval, type Manifest, type QuorumSet, readApprovals } from './readManifest.ts'

/** Hex characters of an uncompressed P-256 point. A key of a member is one to encrypt to, then one to verify with. */
const POINT_HEX = 130

/** A manifest that has been read, and what it stands in. */
export type EnvelopeParts = {
  readonly manifest: Manifest
  readonly manifestBytes: Uint8Array
  readonly envelope: Uint8Array
  /** SHA-256 of the manifest, which is what people signed. */
  readonly digest: Uint8Array
  /** The registers of the enclave, as its attestation has them. */
  readonly pcrs: ReadonlyMap<number, string>
}

/**
 * Says why the envelope of an enclave's manifest does not hold; null when it does: it begins with the manifest, and
 * enough of the people that the manifest names have approved it.
 */
export async function envelopeFault({
  manifest,
  manifestBytes,
  envelope,
  digest,
  pcrs,
}: EnvelopeParts): Promise<string | null> {
  if (!startsWith(envelope, manifestBytes)) return 'the envelope holds another manifest'
  const approvals = readApprovals(envelope.subarray(manifestBytes.length))
  if (!approvals) return 'the envelope cannot be read'
  if (manifest.pcrs.some((pcr, index) => pcr !== pcrs.get(index)))
    return 'the manifest is for another image'
  const { manifestSet, shareSet } = manifest
  if (!(await areGood(approvals.manifestSet, manifestSet, digest)))
    return 'an approval of the manifest does not hold'
  if (!(await areGood(approvals.shareSet, shareSet, digest)))
    return 'an approval of the share set does not hold'
  const isEnough =
    manifestSet.threshold > 0 && approvals.manifestSet.length >= manifestSet.threshold
  return isEnough ? null : 'too few have approved the manifest'
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return bytes.length >= start.length && start.every((byte, i) => bytes[i] === byte)
}

/** Each by a member of the set, and by none twice. */
async function areGood(
  approvals: readonly Approval[],
  { members }: QuorumSet,
  digest: Uint8Array,
): Promise<boolean> {
  const seen = new Set<string>()
  for (const { signature, member } of approvals) {
    const { alias, publicKey } = member
    const isMember = members.some((one) => one.alias === alias && one.publicKey === publicKey)
    if (!isMember || seen.has(publicKey) || publicKey.length !== 2 * POINT_HEX) return false
    seen.add(publicKey)
    const key = await pointKey(publicKey.slice(POINT_HEX))
    if (!key || !(await verify(key, signature, digest))) return false
  }
  return true
}
