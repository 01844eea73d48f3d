import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'

/**
 * Takes a user away with all that lets it in, sessions among it, with its tags and the
 * imports that it began.
 *
 * Ours: the invitations that it sent go with it; nobody stands for them any more.
 */
export async function removeUser(
  tx: Transaction,
  { id: userId, organizationId }: Pick<UserRow, 'id' | 'organizationId'>,
): Promise<void> {
  const ofUser = { organizationId, userId }
  await tx.remove('credentials', ofUser)
  await tx.remove('authenticators', ofUser)
  await tx.remove('oauthProviders', ofUser)
  await tx.remove('addressProofs', ofUser)
  await tx.remove('userTagMembers', ofUser)
  await tx.remove('imports', ofUser)
  await tx.remove('invitations', { organizationId, senderUserId: userId })
  await tx.remove('users', { id: userId, organizationId })
}
