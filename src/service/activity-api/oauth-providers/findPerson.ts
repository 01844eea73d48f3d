import { Refusal } from '../../http/refusal.ts'
import type { OauthProviderRow, UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { findProvenLogins, hasLogin, type OauthPerson } from './findOauthProviders.ts'

/** A user, and what the social login is called by which the person came. */
export type FoundPerson = { readonly user: UserRow; readonly method: string }

/**
 * Finds the user whom a person of an issuer is, in an organization of its own and its sub-organizations.
 *
 * Anybody who has seen an ID token can link it to an account of their own. A request that names the parent organization
 * therefore finds an account only by a proven link (`LinkEvidence`); one that names the account finds it by any.
 *
 * @param subOrganizationId - looks only there.
 * @throws Refusal `PROVIDER_NOT_VERIFIED` when accounts have the social login and none of the links is proven; `ORGANIZATION_NOT_FOUND` when no account has it.
 */
export async function findPerson(
  reads: Reads,
  person: OauthPerson,
  topLevelId: string,
  subOrganizationId: string | undefined,
): Promise<FoundPerson> {
  const login =
    subOrganizationId === undefined
      ? (await findProvenLogins(reads, person, topLevelId))[0]
      : await findLoginIn(reads, person, { topLevelId, subOrganizationId })
  const user = login && (await reads.first('users', { id: login.userId }))
  if (user) return { user, method: login.name }
  if (subOrganizationId === undefined && (await hasLogin(reads, person, topLevelId)))
    throw new Refusal('PROVIDER_NOT_VERIFIED', {
      details:
        'log in by another credential of the account and link the provider again with a token whose nonce is that of a key of the account, or sign up with the token',
    })
  throw new Refusal('ORGANIZATION_NOT_FOUND')
}

async function findLoginIn(
  reads: Reads,
  { issuer, subject, audience }: OauthPerson,
  { topLevelId, subOrganizationId: id }: { topLevelId: string; subOrganizationId: string },
): Promise<OauthProviderRow | undefined> {
  const isOurs =
    id === topLevelId || (await reads.first('organizations', { id, parentId: topLevelId }))
  if (!isOurs) return undefined
  return reads.first('oauthProviders', { subject, issuer, audience, organizationId: id })
}
