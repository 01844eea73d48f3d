import type { NewUserParams } from '../../../wire/fields/newUserParams.ts'
import { methodDisabled } from '../../http/methodDisabled.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AuthenticatorRow, UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { recordCredential } from '../organizations/recordCredential.ts'
import { requireName } from '../organizations/requireName.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { CallContext } from '../requireCaller.ts'
import { findPasskeyPolicy } from './passkeyPolicy.ts'
import { verifyRegistration } from './verifyRegistration.ts'

/** Passkeys that one user can have. */
export const MAX_AUTHENTICATORS = 10

/**
 * The rows of new passkeys of a user, each checked.
 *
 * @param path - where the passkeys stand in the request, for refusals.
 * @throws Refusal `PASSKEY_INVALID`, `METHOD_DISABLED` where passkeys are off, or `REQUEST_INVALID`.
 */
export async function authenticatorRows(
  { parts, organizationId, nowMs }: Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>,
  items: NewUserParams['authenticators'],
  user: UserRow,
  path: string,
): Promise<readonly AuthenticatorRow[]> {
  if (items.length === 0) return []
  if (items.length > MAX_AUTHENTICATORS) throw invalid(`${path} has too many passkeys`)
  const policy = await findPasskeyPolicy(parts.store, organizationId)
  if (!policy?.isOffered) throw methodDisabled('PASSKEY')
  const rows: AuthenticatorRow[] = []
  for (const [i, { authenticatorName, challenge, attestation }] of items.entries()) {
    requireName(authenticatorName, `${path}.${i}.authenticatorName`)
    rows.push({
      id: parts.newId(),
      organizationId: user.organizationId,
      userId: user.id,
      name: authenticatorName,
      ...(await verifyRegistration({ challenge, attestation }, policy)),
      transports: [...new Set(attestation.transports)],
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
  }
  requireDistinctPasskeys(rows)
  return rows
}

/** @throws Refusal `REQUEST_INVALID` when a passkey comes twice. */
export function requireDistinctPasskeys(rows: readonly AuthenticatorRow[]): void {
  const ids = new Set(rows.map(({ credentialId }) => credentialId))
  if (ids.size !== rows.length) throw invalid('a passkey must be registered only once')
}

/**
 * Keeps new passkeys.
 *
 * Ours: a passkey belongs to one account of a top-level organization, because a log-in names nothing but the passkey.
 * Nobody proves to hold a passkey by registering it, so a second registration would let a stranger block the first.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT` when one of them is registered already.
 */
export async function insertAuthenticators(
  tx: Transaction,
  rows: readonly AuthenticatorRow[],
): Promise<void> {
  for (const row of rows) {
    const topLevelId = await topLevelIdOf(tx, row.organizationId)
    for (const { organizationId } of await tx.find('authenticators', {
      credentialId: row.credentialId,
    }))
      if ((await topLevelIdOf(tx, organizationId)) === topLevelId)
        throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the passkey is registered already' })
    await tx.insert('authenticators', row)
    await recordCredential(tx, row.organizationId)
  }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
