import type { LoggedInAccount } from './addPasskey.ts'

/** A passkey of an account, as the account shows it. */
export type Passkey = {
  readonly id: string
  readonly name: string
  /** When it was saved, milliseconds since 1970. */
  readonly createdAtMs: number
}

/**
 * The passkeys of a user, the oldest first.
 *
 * Spec: Query endpoints › get_authenticators (from the public wire).
 */
export async function listPasskeys(
  account: LoggedInAccount,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Passkey[]> {
  const { authenticators } = await account.query('getAuthenticators', { userId }, { signal })
  return authenticators
    .map(({ authenticatorId, authenticatorName, createdAt }) => ({
      id: authenticatorId,
      name: authenticatorName,
      createdAtMs: Number(createdAt.seconds) * 1000,
    }))
    .sort((a, b) => a.createdAtMs - b.createdAtMs)
}
