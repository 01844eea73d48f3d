import { isRecord } from '../../lib/isRecord.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { APP_PROOF_TYPES } from '../../wire/fields/appProof.ts'

/** An address belongs to an organization: to one of its wallets, at a path, or else to a private key of its own. */
export type AddressDerivationClaim = {
  readonly type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION'
  readonly organizationId: string
  /** Both are there for the address of a wallet, neither for that of a private key. */
  readonly walletId?: string | undefined
  readonly derivationPath?: string | undefined
  readonly address: string
}

/** A request was decided like this. Digests are hex. */
export type PolicyOutcomeClaim = {
  readonly type: 'APP_PROOF_TYPE_POLICY_OUTCOME'
  readonly organizationId: string
  readonly outcome: string
  readonly decisionContextDigest: string
  readonly organizationDataDigest: string
  /** Empty where there is no parent. */
  readonly parentOrganizationDataDigest: string
  /** The stamps that counted. */
  readonly userRequestApprovals: readonly RequestApproval[]
}

/** The stamp of somebody who approved. */
export type RequestApproval = {
  readonly scheme: string
  readonly publicKey: string
  /** What was signed; empty where it holds secrets. */
  readonly message: string
  readonly signature: string
}

/** What an app proof can say. */
export type AppProofClaim = AddressDerivationClaim | PolicyOutcomeClaim

/** A claim, and when it was made (milliseconds since 1970). */
export type TimedClaim = { readonly claim: AppProofClaim; readonly timestampMs: number }

/** Reads the payload of an app proof; null for a type or a shape that is not known. */
export function readClaim(payload: string): TimedClaim | null {
  const value = parseStrictJson(payload)
  if (!isRecord(value)) return null
  const timestampMs = timeOf(value.timestampMs)
  const claim = claimOf(value)
  return timestampMs === null || !claim ? null : { claim, timestampMs }
}

/** A whole number, or one written as text. */
function timeOf(value: unknown): number | null {
  const timeMs = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof timeMs === 'number' && Number.isSafeInteger(timeMs) && timeMs >= 0 ? timeMs : null
}

function claimOf(payload: Record<string, unknown>): AppProofClaim | null {
  const { type, addressDerivationProof, policyOutcomeProof } = payload
  if (type === APP_PROOF_TYPES.addressDerivation && isRecord(addressDerivationProof))
    return addressClaim(addressDerivationProof)
  if (type === APP_PROOF_TYPES.policyOutcome && isRecord(policyOutcomeProof))
    return policyClaim(policyOutcomeProof)
  return null
}

function addressClaim(proof: Record<string, unknown>): AddressDerivationClaim | null {
  const { organizationId, walletId, derivationPath, address } = proof
  if (typeof organizationId !== 'string' || typeof address !== 'string') return null
  const type = APP_PROOF_TYPES.addressDerivation
  if (walletId === undefined && derivationPath === undefined)
    return { type, organizationId, address }
  if (typeof walletId !== 'string' || typeof derivationPath !== 'string') return null
  return { type, organizationId, walletId, derivationPath, address }
}

function policyClaim(proof: Record<string, unknown>): PolicyOutcomeClaim | null {
  const { organizationId, outcome, decisionContextDigest, organizationDataDigest } = proof
  const parentOrganizationDataDigest = proof.parentOrganizationDataDigest ?? ''
  const userRequestApprovals = approvalsOf(proof.userRequestApprovals)
  if (typeof organizationId !== 'string' || typeof outcome !== 'string') return null
  if (typeof decisionContextDigest !== 'string' || typeof organizationDataDigest !== 'string')
    return null
  if (typeof parentOrganizationDataDigest !== 'string' || !userRequestApprovals) return null
  return {
    type: APP_PROOF_TYPES.policyOutcome,
    organizationId,
    outcome,
    decisionContextDigest,
    organizationDataDigest,
    parentOrganizationDataDigest,
    userRequestApprovals,
  }
}

function approvalsOf(value: unknown): readonly RequestApproval[] | null {
  if (!Array.isArray(value)) return null
  const items: readonly unknown[] = value
  const approvals = items.map(approvalOf).filter((approval) => approval !== null)
  return approvals.length === items.length ? approvals : null
}

function approvalOf(value: unknown): RequestApproval | null {
  if (!isRecord(value)) return null
  const { scheme, publicKey, message, signature } = value
  if (typeof scheme !== 'string' || typeof publicKey !== 'string') return null
  if (typeof message !== 'string' || typeof signature !== 'string') return null
  return { scheme, publicKey, message, signature }
}
