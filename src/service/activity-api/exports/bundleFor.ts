import { createExportBundle } from '../../../crypto/hpke/exportBundle.ts'
import { importPoint } from '../../../crypto/p256/importPoint.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Encrypts a secret for the key that a request names, and forgets it.
 *
 * @param open - brings the secret, once it is sure that somebody can hold the key; its bytes are overwritten.
 * @throws Refusal `REQUEST_INVALID` when the key is no point of the curve, or what `open` throws.
 */
export async function bundleFor(
  { parts, organizationId }: Pick<CallContext, 'parts' | 'organizationId'>,
  targetPublicHex: string,
  open: () => Promise<Uint8Array>,
): Promise<string> {
  if (!(await importPoint(bytesFromHex(targetPublicHex) ?? new Uint8Array())))
    throw new Refusal('REQUEST_INVALID', {
      details: 'parameters.targetPublicKey must be a point of the curve',
    })
  const secret = await open()
  const about = { targetPublicHex, organizationId }
  const bundle = await createExportBundle(secret, about, parts.keys.export)
  secret.fill(0)
  return bundle
}
