import { PASSKEY_CREDENTIAL } from '../activity-api/authenticators/authenticatorFromRow.ts'
import type { AuthenticatorRow, CredentialRow, UserRow } from '../store/rows.ts'
import type { Reads } from '../store/store.ts'
import { type PolicyRecord, type PolicyValues, recordOf } from './language/policyValue.ts'

/** Somebody who has voted, or who could. */
export type Voter = {
  readonly user: UserRow
  readonly value: PolicyRecord
  /** The one that the user has voted with or, before a vote, all that it could vote with. */
  readonly credentials: readonly PolicyRecord[]
}

type Belongings = {
  readonly tags: readonly { readonly userId: string; readonly tagId: string }[]
  readonly keys: readonly CredentialRow[]
  readonly passkeys: readonly AuthenticatorRow[]
}

/**
 * A user as a consensus sees it.
 *
 * @param publicKey - of the credential that the user has voted with. One that is gone meanwhile is none.
 */
export async function voterOf(reads: Reads, user: UserRow, publicKey?: string): Promise<Voter> {
  const where = { organizationId: user.organizationId, userId: user.id }
  const { keys, passkeys, ...rest } = await belongingsOf(reads, where)
  const isMeant = (row: { readonly publicKey: string }) =>
    publicKey === undefined || row.publicKey === publicKey
  return voterFrom(user, {
    keys: keys.filter(isMeant),
    passkeys: passkeys.filter(isMeant),
    ...rest,
  })
}

/** All who could vote in an organization, but for those who have. */
export async function otherVoters(
  reads: Reads,
  organizationId: string,
  voted: ReadonlySet<string>,
): Promise<readonly Voter[]> {
  const users = await reads.find('users', { organizationId })
  const belongings = await belongingsOf(reads, { organizationId })
  return users
    .filter(({ id, role }) => role !== 'proxy' && !voted.has(id))
    .map((user) => voterFrom(user, belongings))
}

async function belongingsOf(
  reads: Reads,
  where: { readonly organizationId: string; readonly userId?: string },
): Promise<Belongings> {
  const tags = await reads.find('userTagMembers', where)
  const keys = await reads.find('credentials', where)
  return { tags, keys, passkeys: await reads.find('authenticators', where) }
}

function voterFrom(user: UserRow, { tags, keys, passkeys }: Belongings): Voter {
  const isOwn = ({ userId }: { readonly userId: string }) => userId === user.id
  const credentials = [
    ...keys.filter(isOwn).map((row) => ({ ...row, credentialId: '' })),
    ...passkeys.filter(isOwn).map((row) => ({ ...row, type: PASSKEY_CREDENTIAL })),
  ]
  return {
    user,
    value: recordOf({
      id: user.id,
      tags: tags.filter(isOwn).map(({ tagId }) => tagId),
      email: user.email ?? '',
      alias: user.name,
    }),
    credentials: credentials.map((row) =>
      recordOf({
        id: row.id,
        user_id: user.id,
        type: row.type,
        credential_id: row.credentialId,
        public_key: row.publicKey,
      }),
    ),
  }
}

/** What a consensus is asked about. */
export function votesAsValues(voters: readonly Voter[]): PolicyValues {
  return recordOf({
    approvers: voters.map(({ value }) => value),
    credentials: voters.flatMap(({ credentials }) => credentials),
  })
}
