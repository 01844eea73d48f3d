import type { OauthProviderRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import type { OidcIdentity } from '../oidc/verifyIdToken.ts'

/** Somebody at an issuer, as a client of ours knows them. */
export type OauthPerson = Pick<OidcIdentity, 'issuer' | 'subject' | 'audience'>

/** The social logins of a person in an organization of its own and its sub-organizations; the oldest first. */
export async function findOauthProviders(
  reads: Reads,
  { issuer, subject, audience }: OauthPerson,
  topLevelId: string,
): Promise<readonly OauthProviderRow[]> {
  const rows = await reads.find('oauthProviders', { subject, issuer, audience })
  const found: OauthProviderRow[] = []
  for (const row of rows) if (await isInFamily(reads, row, topLevelId)) found.push(row)
  return found
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
