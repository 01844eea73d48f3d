import { LastLoginMethodError } from '../../errors/account.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import type { LoggedInAccount } from './addPasskey.ts'
import { waysIn } from './waysIn.ts'

/** The passkey to remove, and the login methods that are on: the others may keep the account open. */
export type PasskeyToRemove = {
  readonly userId: string
  readonly authenticatorId: string
  readonly methods: readonly LoginMethod[]
}

/**
 * Takes a passkey from the account. On the device it stays until the person deletes it there.
 *
 * Spec: Submit endpoints › delete_authenticators (from the public wire).
 *
 * @throws LastLoginMethodError `LAST_LOGIN_METHOD` when nobody could log in afterwards; then nothing is changed.
 * @example
 * const { methods } = await kit.loadConfig()
 * await removePasskey(kit, { userId: session.userId, authenticatorId, methods })
 */
export async function removePasskey(
  account: LoggedInAccount,
  { userId, authenticatorId, methods }: PasskeyToRemove,
  signal?: AbortSignal,
): Promise<void> {
  const { user } = await account.query('getUser', { userId }, { signal })
  const others = waysIn(user, methods).filter(({ id, isOn }) => isOn && id !== authenticatorId)
  if (others.length === 0) throw new LastLoginMethodError()
  const parameters = { userId, authenticatorIds: [authenticatorId] }
  await account.submit('deleteAuthenticators', parameters, { signal })
}
