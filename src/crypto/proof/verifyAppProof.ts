import { AppProofInvalidError, AppProofMismatchError } from '../../errors/proof.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { APP_PROOF_SCHEME, APP_PROOF_TYPES, type AppProof } from '../../wire/fields/appProof.ts'
import { verify } from '../p256/verify.ts'
import {
  type AddressDerivationClaim,
  type AppProofClaim,
  readClaim,
  type TimedClaim,
} from './appProofClaim.ts'
import { pointKey } from './pointKey.ts'
import { openRoots, type ProofRoot } from './proofRoots.ts'
import { type BootEvidence, type VerifiedBoot, verifyBootProof } from './verifyBootProof.ts'

/** How far two clocks may be apart, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000
/** Hex characters of an uncompressed P-256 point. */
const POINT_HEX = 130

/** What a proof must be about: all of an address, or how a request of an organization was decided. */
export type ProofSubject =
  | AddressDerivationClaim
  | {
      readonly type: 'APP_PROOF_TYPE_POLICY_OUTCOME'
      readonly organizationId: string
      /** Such as `OUTCOME_ALLOW`. */
      readonly outcome: string
      /** Which request it was. @default any */
      readonly decisionContextDigest?: string | undefined
    }

/** A proof, what it must be about, and whom to believe. */
export type ProofQuestion = {
  readonly appProof: AppProof
  /** That of the app proof's key. */
  readonly bootProof: BootEvidence
  readonly about: ProofSubject
  readonly roots: readonly ProofRoot[]
  /** The time in milliseconds since 1970. @default Date.now() */
  readonly nowMs?: number | undefined
  /** How old the proof may be, in milliseconds. @default any age */
  readonly maxAgeMs?: number | undefined
}

/** What has been proven, and by what. */
export type VerifiedAppProof = {
  readonly claim: AppProofClaim
  /** When it was said, milliseconds since 1970. */
  readonly provenAtMs: number
  readonly boot: VerifiedBoot
}

/**
 * Verifies an app proof together with its boot proof: the proof's signature, what it is about, that its key is the one of
 * the attestation, the attestation (COSE_Sign1, ES384), the certificates up to a root of yours, the expected image, and
 * the manifest with its approvals. Resolves only when all of it holds.
 *
 * A service that runs as an ordinary process gives proofs as well, under a root of its own: `boot.isEnclave` is false
 * then. They say no more than that this service made them, so tell people so and never call it an enclave.
 *
 * Spec: What the service does › Limits of the proxy (the end-user client performs verification).
 * Ours: certificates count at the moment of the attestation, proofs may be 5 minutes older than it or ahead of the clock.
 *
 * @throws AppProofInvalidError `APP_PROOF_INVALID` when the proof itself does not hold, or is of another time.
 * @throws AppProofMismatchError `APP_PROOF_MISMATCH` when it is about another organization, wallet, path or address.
 * @throws BootProofInvalidError `BOOT_PROOF_INVALID` when the attestation, its certificates or its manifest do not hold.
 * @throws BootProofUntrustedError `BOOT_PROOF_UNTRUSTED` for another root, or an image that is not expected.
 * @throws OptionInvalidError `OPTION_INVALID` for roots that could not protect anybody.
 * @example
 * const { boot } = await verifyAppProof({
 *   appProof,
 *   bootProof,
 *   about: { type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION', organizationId, walletId, derivationPath, address },
 *   roots: [{ kind: 'enclave', certificatePem: AWS_NITRO_ROOT_PEM, images: [{ pcrs }] }],
 * })
 */
export async function verifyAppProof(question: ProofQuestion): Promise<VerifiedAppProof> {
  const { appProof, bootProof, about, nowMs = Date.now(), maxAgeMs } = question
  const roots = openRoots(question.roots)
  const { claim, timestampMs } = await openProof(appProof)
  requireSubject(claim, about)
  if (bootProof.ephemeralPublicKeyHex !== appProof.publicKey)
    throw invalid('the boot proof is for another key')
  const boot = await verifyBootProof(bootProof, roots)
  if (timestampMs > nowMs + CLOCK_SKEW_MS) throw invalid('it is from the future')
  if (timestampMs < boot.attestedAtMs - CLOCK_SKEW_MS) throw invalid('it is older than its key')
  if (maxAgeMs !== undefined && timestampMs < nowMs - maxAgeMs) throw invalid('it is too old')
  return { claim, provenAtMs: timestampMs, boot }
}

/** The claim of a proof that is signed by the key that it names. */
async function openProof(appProof: AppProof): Promise<TimedClaim> {
  const { scheme, publicKey, proofPayload, signature } = appProof
  if (scheme !== APP_PROOF_SCHEME) throw invalid('it is signed in an unknown way')
  const raw = /^[0-9a-f]{128}$/.test(signature) ? bytesFromHex(signature) : null
  const [encryption, signing] = await Promise.all([
    pointKey(publicKey.slice(0, POINT_HEX)),
    pointKey(publicKey.slice(POINT_HEX)),
  ])
  if (publicKey.length !== 2 * POINT_HEX || !encryption || !signing || !raw)
    throw invalid('it has no key or no signature')
  if (!(await verify(signing, raw, bytesFromUtf8(proofPayload))))
    throw invalid('it has a wrong signature')
  const claim = readClaim(proofPayload)
  if (!claim) throw invalid('it says nothing that is known here')
  return claim
}

function requireSubject(claim: AppProofClaim, about: ProofSubject): void {
  const said = new Map<string, unknown>(Object.entries(claim))
  const wanted = new Map<string, unknown>(Object.entries(about))
  // an address without a wallet is another one than that of a wallet
  const names = claim.type === APP_PROOF_TYPES.addressDerivation ? [...said.keys()] : []
  for (const [name, value] of wanted) if (value !== undefined) names.push(name)
  const other = new Set(names.filter((name) => said.get(name) !== wanted.get(name)))
  if (other.size > 0)
    throw new AppProofMismatchError({ details: `not as expected: ${[...other].join(', ')}` })
}

function invalid(details: string): AppProofInvalidError {
  return new AppProofInvalidError({ details })
}
