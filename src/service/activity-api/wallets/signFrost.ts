import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { FrostShare, FrostSignatureParams } from '../../../wire/submit/sparkSignFrost.ts'
import type { ServiceParts } from '../../parts.ts'
import { runInTurns, takeTurn } from '../../takeTurn.ts'
import { privateKeySteps } from '../../wallets/deriveKey.ts'
import { newNonces } from '../../wallets/frost/frostNonces.ts'
import { frostSigningSteps } from '../../wallets/frost/readFrostSigning.ts'
import { commitTo, signShareSteps } from '../../wallets/frost/signShare.ts'
import { sparkKeyPath } from '../../wallets/frost/sparkKeyPath.ts'
import { openSeed } from '../../wallets/recoveryPhrase.ts'
import type { AccountSigner } from './findSigner.ts'

/**
 * Signs the user's shares of signatures of Spark, each with nonces of its own.
 *
 * Nonces are made, used and forgotten in here, and nothing can bring them back: an execution that is cut off leaves
 * none behind, and the same request sent again is answered with the shares that were kept.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function signFrost(
  parts: Pick<ServiceParts, 'sealer'>,
  { account, wallet }: AccountSigner,
  signatures: readonly FrostSignatureParams[],
): Promise<FrostShare[]> {
  // all are read before the seed is opened
  const asked = []
  for (const [i, params] of signatures.entries())
    asked.push({
      signing: await runInTurns(frostSigningSteps(params, `parameters.signatures.${i}`)),
      path: sparkKeyPath(account, params.derivation),
      about: bytesFromUtf8(JSON.stringify(params)),
    })
  const seed = await openSeed(parts, wallet)
  const shares: FrostShare[] = []
  for (const { signing, path, about } of asked) {
    await takeTurn()
    const key = await runInTurns(privateKeySteps(seed, 'CURVE_SECP256K1', path))
    const nonces = newNonces(key, about)
    const share = await runInTurns(signShareSteps(signing, key, nonces))
    key.fill(0)
    const { hiding, binding } = commitTo(nonces)
    shares.push({
      signatureShare: hexFromBytes(share),
      hiding: hexFromBytes(hiding.toBytes(true)),
      binding: hexFromBytes(binding.toBytes(true)),
    })
  }
  seed.fill(0)
  return shares
}
