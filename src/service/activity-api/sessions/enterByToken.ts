import type { ServiceParts } from '../../parts.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { findOwner } from '../organizations/addressVerification.ts'
import { recordProof } from '../organizations/recordProof.ts'
import { consumeToken, type VerificationClaims } from './verificationToken.ts'

type Parts = Pick<ServiceParts, 'newId' | 'sealer'>

/**
 * Uses a verification token up for a login: the user to whom the address belongs, which counts as verified from now on.
 *
 * @param subOrganizationId - looks only there.
 * @throws Refusal `VERIFICATION_TOKEN_USED`, `ADDRESS_NOT_VERIFIED`, `ORGANIZATION_NOT_FOUND` or `CREDENTIAL_CONFLICT`.
 */
export async function enterByToken(
  tx: Transaction,
  parts: Parts,
  claims: VerificationClaims,
  subOrganizationId: string | undefined,
  nowMs: number,
): Promise<UserRow> {
  await consumeToken(tx, claims, 'LOGIN', nowMs)
  const { user, evidence } = await findOwner(tx, parts, claims, subOrganizationId)
  const isMember = user.organizationId === claims.organization_id
  if (!isMember) await recordProof(tx, parts, { user, contact: claims, evidence, nowMs })
  return user
}
