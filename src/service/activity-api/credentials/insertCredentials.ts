import { Refusal } from '../../http/refusal.ts'
import type { CredentialRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { recordCredential } from '../organizations/recordCredential.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import { isWalletKey } from './isWalletKey.ts'
import { isProvenWalletKey } from './signUpWalletKeys.ts'

/**
 * Keeps new API keys.
 *
 * Ours: a key of a wallet's curve belongs to one account of a top-level organization, because a log-in names nothing
 * but the key. Nobody proves to hold a key by registering it, so a second registration would let a stranger block the
 * first. The same bytes registered for another curve are another key.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT` when one of them is registered already.
 */
export async function insertCredentials(
  tx: Transaction,
  rows: readonly CredentialRow[],
): Promise<void> {
  for (const row of rows) {
    const { organizationId, publicKey } = row
    if (await tx.first('credentials', { organizationId, publicKey }))
      throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the key is registered already' })
    if (isWalletKey(row)) await requireFree(tx, row)
    await tx.insert('credentials', row)
    await recordCredential(tx, organizationId)
  }
}

async function requireFree(tx: Transaction, { organizationId, publicKey, type }: CredentialRow) {
  const topLevelId = await topLevelIdOf(tx, organizationId)
  for (const taken of await tx.find('credentials', { publicKey, type }))
    if (
      (await topLevelIdOf(tx, taken.organizationId)) === topLevelId &&
      (await isProvenWalletKey(tx, taken))
    )
      throw new Refusal('CREDENTIAL_CONFLICT', { details: 'the wallet has an account already' })
}
