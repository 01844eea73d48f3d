import type { ServiceParts } from '../../parts.ts'
import { openDerivedKey } from '../../wallets/derivedKeys.ts'
import { openPrivateKey } from '../../wallets/privateKeySeal.ts'
import type { Signer } from './findSigner.ts'

/** The 32 bytes of the key that a request asks to sign with, to be overwritten after use. */
export async function openSignerKey(
  parts: Pick<ServiceParts, 'sealer'>,
  signer: Signer,
): Promise<Uint8Array> {
  if (signer.kind === 'privateKey') return openPrivateKey(parts, signer.privateKey)
  return openDerivedKey(parts, signer.wallet, signer.account)
}
