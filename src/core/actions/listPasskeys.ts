import { msFromTime } from '../http/msFromTime.ts'
import type { LoggedInAccount } from './addPasskey.ts'
import { passkeyUses } from './passkeyUses.ts'

/** A passkey of an account, as the account shows it. */
export type Passkey = {
  readonly id: string
  readonly name: string
  /** When it was saved, milliseconds since 1970. */
  readonly createdAtMs: number
  /** When it last logged somebody in or confirmed an export; null when it never has, undefined when nobody knows. */
  readonly lastUsedAtMs: number | null | undefined
  /** Whether it is a key that is plugged in or held close, and not a device. */
  readonly isSecurityKey: boolean
}

/** How a device reaches its own passkey, or another's. */
const OF_DEVICES = ['AUTHENTICATOR_TRANSPORT_INTERNAL', 'AUTHENTICATOR_TRANSPORT_HYBRID']

/**
 * The passkeys of a user, the oldest first.
 *
 * Spec: Query endpoints › get_authenticators, list_activities (from the public wire).
 */
export async function listPasskeys(
  account: LoggedInAccount,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Passkey[]> {
  const [{ authenticators }, uses] = await Promise.all([
    account.query('getAuthenticators', { userId }, { signal }),
    passkeyUses(account, signal),
  ])
  return authenticators
    .map(({ authenticatorId, authenticatorName, createdAt, credential, transports }) => ({
      id: authenticatorId,
      name: authenticatorName,
      createdAtMs: msFromTime(createdAt),
      lastUsedAtMs:
        uses === null || (uses.isCut && !uses.lastUseMs.has(credential.publicKey))
          ? undefined
          : (uses.lastUseMs.get(credential.publicKey) ?? null),
      isSecurityKey:
        transports.length > 0 && !transports.some((transport) => OF_DEVICES.includes(transport)),
    }))
    .sort((a, b) => a.createdAtMs - b.createdAtMs)
}
