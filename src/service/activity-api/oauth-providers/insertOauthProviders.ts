import { Refusal } from '../../http/refusal.ts'
import type { OauthProviderRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { recordCredential } from '../organizations/recordCredential.ts'
import { findProvenLogins } from './findOauthProviders.ts'
import { type LinkPlace, type LinkProof, type NewLink, readLinkProof } from './linkEvidence.ts'

/**
 * Writes social logins, unless one of them is proven to be another account's in the same top-level organization.
 *
 * The look-up and the insert are one transaction, so of several that are proven and come at once exactly one succeeds. A
 * link that nobody proved stands in nobody's way; its own user can prove it by linking once more.
 *
 * @returns their ids, in order.
 * @throws Refusal `CREDENTIAL_CONFLICT`: the same person never gets a second account unasked.
 */
export async function insertOauthProviders(
  tx: Transaction,
  links: readonly NewLink[],
  place: LinkPlace,
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const link of links) {
    if ((await findProvenLogins(tx, link.row, place.topLevelId)).length > 0) throw conflict()
    ids.push(await writeLink(tx, link.row, await readLinkProof(tx, link, place)))
    await recordCredential(tx, link.row.organizationId)
  }
  return ids
}

async function writeLink(
  tx: Transaction,
  row: OauthProviderRow,
  proof: LinkProof,
): Promise<string> {
  const { subject, issuer, audience, organizationId } = row
  const known = await tx.first('oauthProviders', { subject, issuer, audience, organizationId })
  if (known && known.userId === row.userId) {
    const { name, updatedAtMs } = row
    await tx.update('oauthProviders', { id: known.id }, { ...proof, name, updatedAtMs })
    return known.id
  }
  if (known && proof.provenAtMs === null) throw conflict()
  if (known) await tx.remove('oauthProviders', { id: known.id })
  await tx.insert('oauthProviders', { ...row, ...proof })
  return row.id
}

function conflict(): Refusal {
  return new Refusal('CREDENTIAL_CONFLICT', { details: 'the social login has an account already' })
}
