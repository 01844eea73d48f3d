import type { EthSignature } from '../../../crypto/ethereum/signedEthTransaction.ts'
import type { ServiceParts } from '../../parts.ts'
import { signBytes } from '../../wallets/signing/signBytes.ts'
import type { Signer } from '../wallets/findSigner.ts'
import { openSignerKey } from '../wallets/openSignerKey.ts'
import { ethSignatureFrom, requireDigestKey } from './signDigest.ts'

/** A key that can sign soon and quickly, as often as need be. */
export type HeldKey = { sign(digest: Uint8Array): Promise<EthSignature> }

/**
 * Derives a key once, and holds it sealed: within a transaction of the store, which may run again, there is no time to
 * derive it anew, and in the open it lies only while it signs.
 *
 * @param name - what it is for; nothing else opens it.
 * @throws Refusal `REQUEST_INVALID` for a key that signs no such digest.
 */
export async function holdKey(
  { sealer }: Pick<ServiceParts, 'sealer'>,
  signer: Signer,
  name: string,
): Promise<HeldKey> {
  requireDigestKey(signer)
  const boundTo = `held\n${name}`
  const opened = await openSignerKey({ sealer }, signer)
  const sealed = await sealer.seal(opened, boundTo)
  opened.fill(0)
  return {
    sign: async (digest) => {
      const key = await sealer.open(sealed, boundTo)
      const signature = signBytes(digest, key, 'CURVE_SECP256K1')
      key.fill(0)
      return ethSignatureFrom(signature)
    },
  }
}
