import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { findOwner, verifiedColumns } from '../organizations/findOwner.ts'
import { consumeToken, type VerificationClaims } from './verificationToken.ts'

/**
 * Uses a verification token up for a log-in: the user to whom the address belongs, which counts as proven from now on.
 *
 * @param subOrganizationId - looks only there.
 * @throws Refusal `VERIFICATION_TOKEN_USED`, `ORGANIZATION_NOT_FOUND` or `CREDENTIAL_CONFLICT`.
 */
export async function enterByToken(
  tx: Transaction,
  claims: VerificationClaims,
  subOrganizationId: string | undefined,
  nowMs: number,
): Promise<UserRow> {
  await consumeToken(tx, claims, 'LOGIN', nowMs)
  const user = await findOwner(tx, claims, subOrganizationId)
  await tx.update(
    'users',
    { id: user.id, organizationId: user.organizationId },
    { ...verifiedColumns(claims), updatedAtMs: nowMs },
  )
  return user
}
