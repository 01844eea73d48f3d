import type { RequestApproval } from '../../../crypto/proof/appProofClaim.ts'
import { sha256 } from '../../../crypto/sha256.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { APP_PROOF_TYPES } from '../../../wire/fields/appProof.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { countedVotes } from './votes.ts'

/** The payload of a proof, without its time. */
export type PolicyClaim = {
  readonly type: 'APP_PROOF_TYPE_POLICY_OUTCOME'
  readonly policyOutcomeProof: {
    readonly organizationId: string
    readonly outcome: string
    readonly decisionContextDigest: string
    readonly organizationDataDigest: string
    readonly parentOrganizationDataDigest: string
    readonly userRequestApprovals: readonly RequestApproval[]
  }
}

/**
 * How an activity that was carried out had been decided.
 *
 * Ours: the context is the request, so its digest is SHA-256 of the body, as in the fingerprint. Those of organizations
 * are SHA-256 of their fields as JSON, in the order of their names, as they are with the activity; the parent's is empty where there is none.
 */
export async function policyClaim(reads: Reads, row: ActivityRow): Promise<PolicyClaim> {
  const { organizationId, fingerprint } = row
  const organization = await reads.first('organizations', { id: organizationId })
  return {
    type: APP_PROOF_TYPES.policyOutcome,
    policyOutcomeProof: {
      organizationId,
      outcome: 'OUTCOME_ALLOW',
      decisionContextDigest: fingerprint.replace(/^sha256:/, ''),
      organizationDataDigest: await digestOf(organization),
      parentOrganizationDataDigest: await parentDigest(reads, organization?.parentId ?? null),
      userRequestApprovals: await approvalsOf(reads, row),
    },
  }
}

/**
 * The stamps that counted, but for the proxy's: with its stamp anybody could send its request again. Old ones did not, nor
 * those of users who are gone.
 */
async function approvalsOf(reads: Reads, { organizationId, votes }: ActivityRow) {
  const approvals: RequestApproval[] = []
  for (const { userId, selection, scheme, publicKey, message, signature } of countedVotes(votes)) {
    if (selection !== 'VOTE_SELECTION_APPROVED') continue
    const user = await reads.first('users', { id: String(userId), organizationId })
    if (!user || user.role === 'proxy') continue
    approvals.push({
      scheme: String(scheme),
      publicKey: String(publicKey),
      message: String(message),
      signature: String(signature),
    })
  }
  return approvals
}

async function parentDigest(reads: Reads, id: string | null): Promise<string> {
  return id === null ? '' : digestOf(await reads.first('organizations', { id }))
}

async function digestOf(row: object | undefined): Promise<string> {
  const fields = Object.entries(row ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return hexFromBytes(await sha256(bytesFromUtf8(JSON.stringify(Object.fromEntries(fields)))))
}
