import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { findOauthProviders, type OauthPerson } from './findOauthProviders.ts'

/** A user, and what the social login is called by which the person came. */
export type FoundPerson = { readonly user: UserRow; readonly method: string }

/**
 * Finds the user whom a person of an issuer is, in an organization of its own and its sub-organizations.
 *
 * @param subOrganizationId - looks only there.
 * @throws Refusal `ORGANIZATION_NOT_FOUND`.
 */
export async function findPerson(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
  subOrganizationId: string | undefined,
): Promise<FoundPerson> {
  const logins = await findOauthProviders(reads, person, topLevelId)
  const login = logins.find(
    (one) => subOrganizationId === undefined || one.organizationId === subOrganizationId,
  )
  const user = login && (await reads.first('users', { id: login.userId }))
  if (!user) throw new Refusal('ORGANIZATION_NOT_FOUND')
  return { user, method: login.name }
}
