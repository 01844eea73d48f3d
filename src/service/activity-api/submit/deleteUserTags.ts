import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUserTags } from '../user-tags/requireUserTags.ts'

/** Deletes tags, all of them or none, and takes them out of invitations; answers which users lost one. */
export const deleteUserTags: ActivityHandler<
  SubmitEndpoints['deleteUserTags'],
  CallContext
> = async ({ userTagIds }, { organizationId }) => {
  const ids = [...new Set(userTagIds)]
  return async (tx) => {
    await requireUserTags(tx, organizationId, ids)
    const userIds = new Set<string>()
    for (const tagId of ids) {
      const ofTag = { organizationId, tagId }
      for (const { userId } of await tx.find('userTagMembers', ofTag)) userIds.add(userId)
      await tx.remove('userTagMembers', ofTag)
      await tx.remove('userTags', { id: tagId, organizationId })
    }
    await removeFromInvitations(tx, organizationId, ids)
    return { userTagIds: ids, userIds: [...userIds] }
  }
}

async function removeFromInvitations(
  tx: Transaction,
  organizationId: string,
  tagIds: readonly string[],
): Promise<void> {
  for (const { id, receiverTagIds } of await tx.find('invitations', { organizationId })) {
    const left = receiverTagIds.filter((tagId) => !tagIds.includes(tagId))
    if (left.length < receiverTagIds.length)
      await tx.update('invitations', { id }, { receiverTagIds: left })
  }
}
