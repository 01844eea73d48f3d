import type { User } from '../../../wire/fields/user.ts'
import type {
  AuthenticatorRow,
  CredentialRow,
  OauthProviderRow,
  UserRow,
} from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { authenticatorFromRow } from '../authenticators/authenticatorFromRow.ts'
import { apiKeyFromRow } from '../credentials/apiKeyFromRow.ts'
import { oauthProviderFromRow } from '../oauth-providers/oauthProviderFromRow.ts'

/** What lets a user in, and the tags that it has. */
export type RowsOfUser = {
  readonly credentials: readonly CredentialRow[]
  readonly authenticators: readonly AuthenticatorRow[]
  readonly oauthProviders: readonly OauthProviderRow[]
  readonly tags: readonly { readonly tagId: string }[]
}

/** A user as the wire has it, with all its keys, those of sessions among them. */
export function userFromRows(
  user: UserRow,
  { credentials, authenticators, oauthProviders, tags }: RowsOfUser,
): User {
  return {
    userId: user.id,
    userName: user.name,
    ...(user.email === null ? {} : { userEmail: user.email }),
    ...(user.phoneNumber === null ? {} : { userPhoneNumber: user.phoneNumber }),
    authenticators: authenticators.map(authenticatorFromRow),
    apiKeys: credentials.map(apiKeyFromRow),
    userTags: tags.map(({ tagId }) => tagId),
    oauthProviders: oauthProviders.map(oauthProviderFromRow),
    createdAt: timestampFromMs(user.createdAtMs),
    updatedAt: timestampFromMs(user.updatedAtMs),
    mfaPolicies: [],
  }
}
