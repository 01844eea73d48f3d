import { AWS_NITRO_ROOT_PEM } from '../../../crypto/proof/awsNitroRoot.ts'
import type { ProofRoot } from '../../../crypto/proof/proofRoots.ts'
import { rootName } from '../../../crypto/proof/rootName.ts'
import { verifyAppProof } from '../../../crypto/proof/verifyAppProof.ts'
import { isLatchkitError } from '../../../errors/anyError.ts'
import type { ResponseOf } from '../../../wire/endpoint.ts'
import type { AppProof } from '../../../wire/fields/appProof.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Latchkit, RequestOptions } from '../../latchkit.ts'
import type { AddressProof, AddressSubject, ProofFault, ProvenRoot } from './addressProof.ts'
import { findProof } from './findProof.ts'
import { readKeptProofs } from './keptProofs.ts'
import { type Answers, forget, once } from './once.ts'

/** Asks as whoever is logged in, and knows whom the app trusts: a kit does. */
export type ProofAsker = Pick<Latchkit, 'query' | 'options' | 'nowMs'>

/** @param proofs - those at hand. @default those of the last sign-up in this browser */
type CheckOptions = RequestOptions & { readonly proofs?: readonly AppProof[] | undefined }

const FAULTS: readonly ProofFault[] = [
  'APP_PROOF_INVALID',
  'APP_PROOF_MISMATCH',
  'BOOT_PROOF_INVALID',
  'BOOT_PROOF_UNTRUSTED',
]

/**
 * Checks where an address was made: finds the service's proof of it, asks where the key of that comes from, and follows it
 * to a root that the app trusts.
 *
 * Spec: Overview › Limits of the proxy (the end-user client performs verification).
 * Ours: no root is learned from the service: whoever could forge a proof could name its root. Without
 * `trust.appProofRoots` nothing is asked, and the answer is `unchecked`.
 *
 * @throws OptionInvalidError `OPTION_INVALID` for roots that could not protect anybody.
 * @throws NetworkFailedError `NETWORK_FAILED` and its siblings when the service cannot be asked: then nothing is known.
 */
export async function checkAddressProof(
  asker: ProofAsker,
  about: AddressSubject,
  { proofs, signal }: CheckOptions = {},
): Promise<AddressProof> {
  const { trust, authProxyConfigId } = asker.options
  const roots = trust?.appProofRoots
  if (!roots) return { at: 'unchecked' }
  const atHand = proofs ?? readKeptProofs(authProxyConfigId)
  const appProof = await findProof(asker, about, atHand, signal)
  if (!appProof) return { at: 'missing' }
  const unverified = (reason: ProofFault, details: string) =>
    ({ at: 'unverified', appProof, reason, details, checkedAtMs: asker.nowMs() }) as const
  const bootProof = await bootProofOf(asker, appProof, signal)
  if (!bootProof) return unverified('BOOT_PROOF_INVALID', 'there is no boot proof')
  try {
    const nowMs = asker.nowMs()
    const { boot, provenAtMs } = await verifyAppProof({ appProof, bootProof, about, roots, nowMs })
    const root = provenRoot(boot.root)
    return { at: 'verified', appProof, root, provenAtMs, checkedAtMs: nowMs }
  } catch (error) {
    const reason = FAULTS.find((code) => isLatchkitError(error, code))
    if (!reason || !isLatchkitError(error)) throw error
    // the next check is a whole one
    forget(bootProofs, asker, appProof.publicKey)
    return unverified(reason, error.details ?? '')
  }
}

/** Those of each kit. What a key comes from does not change; whether it is believed is checked each time. */
const bootProofs: Answers<ResponseOf<QueryEndpoints['getBootProof']>> = new WeakMap()

/** Null when the service knows nothing of the key. */
async function bootProofOf(
  asker: Pick<ProofAsker, 'query'>,
  { publicKey: ephemeralKey }: AppProof,
  signal?: AbortSignal,
) {
  try {
    const ask = () => asker.query('getBootProof', { ephemeralKey })
    const { bootProof } = await once(bootProofs, asker, ephemeralKey, ask)
    signal?.throwIfAborted()
    return bootProof
  } catch (error) {
    if (isLatchkitError(error, 'HTTP_STATUS') && error.wireCode === 'BOOT_PROOF_NOT_FOUND')
      return null
    throw error
  }
}

function provenRoot(root: ProofRoot): ProvenRoot {
  const isAws = root.certificatePem.trim() === AWS_NITRO_ROOT_PEM.trim()
  // what says that it is no enclave is never called by the name of one
  const kind = root.kind === 'enclave' && isAws ? 'aws' : root.kind
  return { kind, name: rootName(root) }
}
