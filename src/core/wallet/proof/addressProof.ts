import type { AddressDerivationClaim } from '../../../crypto/proof/appProofClaim.ts'
import { APP_PROOF_TYPES, type AppProof } from '../../../wire/fields/appProof.ts'
import type { Account } from '../account.ts'

/** The root that a proof leads to, as it is named to people. */
export type ProvenRoot = {
  /** `aws`: AWS Nitro enclaves. `enclave`: others. `software`: a root for development; who runs the service can make it say anything. */
  readonly kind: 'aws' | 'enclave' | 'software'
  /** As its own certificate calls it. */
  readonly name: string
}

/** Why a proof does not hold: itself, what it is about, where its key comes from, or the root of that. */
export type ProofFault =
  | 'APP_PROOF_INVALID'
  | 'APP_PROOF_MISMATCH'
  | 'BOOT_PROOF_INVALID'
  | 'BOOT_PROOF_UNTRUSTED'

/** What came of checking where the address of an account was made. */
export type AddressProof =
  | {
      /** All of it holds: for this organization, wallet, path and address. */
      readonly at: 'verified'
      readonly appProof: AppProof
      readonly root: ProvenRoot
      /** When the service said it, and when it was checked here (milliseconds since 1970). */
      readonly provenAtMs: number
      readonly checkedAtMs: number
    }
  | {
      readonly at: 'unverified'
      readonly appProof: AppProof
      readonly reason: ProofFault
      /** What exactly, in English, for support. */
      readonly details: string
      readonly checkedAtMs: number
    }
  /** The service has no proof of it, or none that this browser can ask for. */
  | { readonly at: 'missing' }
  /** No root is configured (`trust.appProofRoots`), so nothing could be checked. */
  | { readonly at: 'unchecked' }

/** What the proof of an account's address must be about. */
export function proofSubject(
  organizationId: string,
  { walletId, path, address }: Pick<Account, 'walletId' | 'path' | 'address'>,
): AddressDerivationClaim & { readonly walletId: string; readonly derivationPath: string } {
  const type = APP_PROOF_TYPES.addressDerivation
  return { type, organizationId, walletId, derivationPath: path, address }
}

export type AddressSubject = ReturnType<typeof proofSubject>
