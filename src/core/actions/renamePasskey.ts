import type { PasskeyAccount } from './addPasskey.ts'

/** The passkey to rename. */
export type PasskeyToRename = {
  readonly userId: string
  readonly authenticatorId: string
  readonly name: string
}

/**
 * Gives a passkey another name in the account. The browser's own list keeps the account's name.
 *
 * Spec: Submit endpoints, common rules.
 * Ours: the published service has no such request, the one that ships with the kit does.
 *
 * @example
 * await renamePasskey(kit, { userId: session.userId, authenticatorId, name: 'Work laptop' })
 */
export async function renamePasskey(
  account: PasskeyAccount,
  { userId, authenticatorId, name }: PasskeyToRename,
  signal?: AbortSignal,
): Promise<void> {
  const parameters = { userId, authenticatorId, authenticatorName: name }
  await account.submit('updateAuthenticatorName', parameters, { signal })
}
