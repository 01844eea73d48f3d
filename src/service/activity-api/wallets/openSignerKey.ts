import type { ServiceParts } from '../../parts.ts'
import { derivePrivateKey } from '../../wallets/deriveKey.ts'
import { openPrivateKey } from '../../wallets/privateKeySeal.ts'
import { openSeed } from '../../wallets/recoveryPhrase.ts'
import type { Signer } from './findSigner.ts'

/** The 32 bytes of the key that a request asks to sign with, to be overwritten after use. */
export async function openSignerKey(
  parts: Pick<ServiceParts, 'sealer'>,
  signer: Signer,
): Promise<Uint8Array> {
  if (signer.kind === 'privateKey') return openPrivateKey(parts, signer.privateKey)
  const seed = await openSeed(parts, signer.wallet)
  const key = derivePrivateKey(seed, signer.account.curve, signer.account.path)
  seed.fill(0)
  return key
}
