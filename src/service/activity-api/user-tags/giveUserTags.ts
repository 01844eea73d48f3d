import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'

type Context = Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>

/** Gives each of the tags to each of the users, as far as they do not have it. All of them must be the organization's. */
export async function giveUserTags(
  tx: Transaction,
  { parts, organizationId, nowMs }: Context,
  tagIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  for (const tagId of tagIds)
    for (const userId of userIds) {
      if (await tx.first('userTagMembers', { userId, tagId })) continue
      const id = parts.newId()
      await tx.insert('userTagMembers', { id, organizationId, tagId, userId, createdAtMs: nowMs })
    }
}
