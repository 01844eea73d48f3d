import { Refusal } from '../../http/refusal.ts'
import type { OauthProviderRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { recordCredential } from '../organizations/recordCredential.ts'
import { findOauthProviders } from './findOauthProviders.ts'

/**
 * Writes social logins, if none of them lets anybody in yet, anywhere in the same top-level organization.
 *
 * The look-up and the insert are one transaction, so of several who come at once exactly one succeeds.
 *
 * @throws Refusal `CREDENTIAL_CONFLICT`: the same person never gets a second account unasked.
 */
export async function insertOauthProviders(
  tx: Transaction,
  rows: readonly OauthProviderRow[],
  topLevelId: string,
): Promise<void> {
  for (const row of rows) {
    const taken = await findOauthProviders(tx, row, topLevelId)
    if (taken.length > 0)
      throw new Refusal('CREDENTIAL_CONFLICT', {
        details: 'the social login has an account already',
      })
    await tx.insert('oauthProviders', row)
    await recordCredential(tx, row.organizationId)
  }
}
