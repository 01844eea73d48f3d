import type { OauthProviderRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { OidcIdentity } from '../oidc/verifyIdToken.ts'
import { cameWithOthers } from '../organizations/olderAccounts.ts'

/** Unproven links that are looked at for one person: anybody who saw a token of theirs can make some. */
const MOST_UNPROVEN = 100

/** Somebody at an issuer, as a client of ours knows them. */
export type OauthPerson = Pick<OidcIdentity, 'issuer' | 'subject' | 'audience'>

/**
 * The proven social logins of a person in an organization of its own and its sub-organizations; the oldest first.
 *
 * Those from before proofs were recorded count, unless the record shows that they came with a sign-up beside other
 * credentials.
 */
export async function findProvenLogins(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
): Promise<readonly OauthProviderRow[]> {
  const rows = await reads.find('oauthProviders', { ...keyOf(person), provenAtMs: { gt: -1 } })
  const found: OauthProviderRow[] = []
  for (const row of rows)
    if ((await isInFamily(reads, row, topLevelId)) && !(await isRefuted(reads, row)))
      found.push(row)
  return found
}

async function isRefuted(reads: Reads, row: OauthProviderRow): Promise<boolean> {
  return row.evidence === 'before' && (await cameWithOthers(reads, row))
}

/** Whether some account has a social login of a person. Asked where none is proven, it is one that nobody proved to be theirs. */
export async function hasLogin(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
): Promise<boolean> {
  for (const row of await reads.find('oauthProviders', keyOf(person), { limit: MOST_UNPROVEN }))
    if (await isInFamily(reads, row, topLevelId)) return true
  return false
}

function keyOf({ issuer, subject, audience }: OauthPerson): OauthPerson {
  return { issuer, subject, audience }
}

async function isInFamily(
  reads: Reads,
  { organizationId }: OauthProviderRow,
  topLevelId: string,
): Promise<boolean> {
  if (organizationId === topLevelId) return true
  const where = { id: organizationId, parentId: topLevelId }
  return (await reads.first('organizations', where)) !== undefined
}
