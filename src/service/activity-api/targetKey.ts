import * as v from 'valibot'
import type { TargetKey } from '../../crypto/hpke/sealedBundle.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import type { ServiceParts } from '../parts.ts'

const targetKeyShape = v.object({ privateKeyHex: v.string(), publicKeyUncompressedHex: v.string() })

/** The row that keeps a key to which something will be encrypted: it opens there and nowhere else. */
type Place = { readonly of: 'otp' | 'import'; readonly id: string }

/** Seals the key that a code, a phrase or a private key will be encrypted to. */
export function sealTargetKey(
  parts: Pick<ServiceParts, 'sealer'>,
  place: Place,
  key: TargetKey,
): Promise<string> {
  return parts.sealer.seal(bytesFromUtf8(JSON.stringify(key)), targetKeyContext(place))
}

/** @throws Error when the text was altered or belongs elsewhere. */
export async function openTargetKey(
  parts: Pick<ServiceParts, 'sealer'>,
  place: Place,
  sealed: string,
): Promise<TargetKey> {
  const text = utf8FromBytes(await parts.sealer.open(sealed, targetKeyContext(place)))
  return v.parse(targetKeyShape, JSON.parse(text ?? ''))
}

export function targetKeyContext({ of, id }: Place): string {
  return `${of}\n${id}`
}
