import type { Transaction } from '../../store/store.ts'
import {
  insertAuthenticators,
  requireDistinctPasskeys,
} from '../authenticators/authenticatorRows.ts'
import { requireDistinctKeys } from '../credentials/credentialRows.ts'
import { insertCredentials } from '../credentials/insertCredentials.ts'
import { insertOauthProviders } from '../oauth-providers/insertOauthProviders.ts'
import type { LinkPlace } from '../oauth-providers/linkEvidence.ts'
import type { NewUser } from './newUserRows.ts'

/**
 * Keeps a new user with all its ways in.
 *
 * @param place - who writes it, and the organization of its own, in all of which a way in is one account's.
 * @throws Refusal `CREDENTIAL_CONFLICT` when one of them lets somebody in already.
 */
export async function insertNewUser(
  tx: Transaction,
  { user, credentials, authenticators, oauthProviders }: NewUser,
  place: LinkPlace,
): Promise<void> {
  await tx.insert('users', user)
  await insertCredentials(tx, credentials)
  await insertAuthenticators(tx, authenticators)
  await insertOauthProviders(tx, oauthProviders, place)
}

/** @throws Refusal `REQUEST_INVALID` when a key or a passkey comes twice among several users. */
export function requireDistinctWaysIn(users: readonly NewUser[]): void {
  requireDistinctKeys(users.flatMap(({ credentials }) => credentials))
  requireDistinctPasskeys(users.flatMap(({ authenticators }) => authenticators))
}
