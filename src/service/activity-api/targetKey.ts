import * as v from 'valibot'
import type { TargetKey } from '../../../crypto/hpke/otpBundle.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../../lib/utf8.ts'
import type { ServiceParts } from '../../parts.ts'

const targetKeyShape = v.object({ privateKeyHex: v.string(), publicKeyUncompressedHex: v.string() })

/** Seals the key that a code will be encrypted to, for the row of that code alone. */
export function sealTargetKey(
  parts: Pick<ServiceParts, 'sealer'>,
  otpId: string,
  key: TargetKey,
): Promise<string> {
  return parts.sealer.seal(bytesFromUtf8(JSON.stringify(key)), boundTo(otpId))
}

export async function openTargetKey(
  parts: Pick<ServiceParts, 'sealer'>,
  otpId: string,
  sealed: string,
): Promise<TargetKey> {
  const text = utf8FromBytes(await parts.sealer.open(sealed, boundTo(otpId)))
  return v.parse(targetKeyShape, JSON.parse(text ?? ''))
}

function boundTo(otpId: string): string {
  return `otp\n${otpId}`
}
