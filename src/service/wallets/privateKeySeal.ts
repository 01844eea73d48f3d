import type { ServiceParts } from '../parts.ts'
import type { PrivateKeyRow } from '../store/walletRows.ts'
import { privateKeySealContext } from './sealContexts.ts'

type Place = Pick<PrivateKeyRow, 'organizationId' | 'id'>

export function sealPrivateKey(
  { sealer }: Pick<ServiceParts, 'sealer'>,
  privateKey: Uint8Array,
  place: Place,
): Promise<string> {
  return sealer.seal(privateKey, privateKeySealContext(place))
}

/** The 32 bytes of a kept key, to be overwritten after use. @throws Error when its row was altered. */
export function openPrivateKey(
  { sealer }: Pick<ServiceParts, 'sealer'>,
  row: PrivateKeyRow,
): Promise<Uint8Array> {
  return sealer.open(row.sealedKey, privateKeySealContext(row))
}
