import { isRecord } from '../../lib/isRecord.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import type { Attestation } from './readAttestation.ts'

/** What stands where an enclave has its own id. */
export const SOFTWARE_MODULE_ID = 'no-enclave'

/** How many registers an attestation has, and what all of them are where nothing was measured. */
export const PCR_COUNT = 16
export const NO_PCR_HEX = '0'.repeat(96)

/**
 * Says why a boot proof is not that of a service without enclave; null when it says in all its parts that it is one:
 * by its id, by registers that are all zero, and by its manifest, which nobody else has approved.
 */
export function softwareFault(
  { moduleId, pcrs }: Attestation,
  manifest: Uint8Array,
  envelope: Uint8Array,
): string | null {
  const isUnmeasured = [...pcrs.values()].every((pcr) => pcr === NO_PCR_HEX)
  if (moduleId !== SOFTWARE_MODULE_ID || pcrs.size !== PCR_COUNT || !isUnmeasured)
    return 'the attestation does not say that there is no enclave'
  const value = parseStrictJson(utf8FromBytes(manifest) ?? '')
  if (!isRecord(value) || value.enclave !== false)
    return 'the manifest does not say that there is no enclave'
  const isSame = envelope.length === manifest.length && envelope.every((b, i) => b === manifest[i])
  return isSame ? null : 'the envelope holds another manifest'
}
