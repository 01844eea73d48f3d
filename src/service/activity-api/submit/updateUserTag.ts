import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import { giveUserTags } from '../user-tags/giveUserTags.ts'
import { requireFreeTagName, requireUserTags } from '../user-tags/requireUserTags.ts'
import { requireUsers } from '../users/requireUsers.ts'

/**
 * Renames a tag, gives it to users and takes it from others.
 *
 * Ours: to give it to whoever has it, or to take it from whoever has not, changes nothing and is no fault.
 */
export const updateUserTag: ActivityHandler<SubmitEndpoints['updateUserTag'], CallContext> = async (
  { userTagId, newUserTagName, addUserIds, removeUserIds },
  context,
) => {
  const { organizationId, nowMs } = context
  const [added, removed] = [[...new Set(addUserIds)], [...new Set(removeUserIds)]]
  if (newUserTagName === undefined && added.length + removed.length === 0)
    throw invalid('parameters must change something')
  if (added.some((id) => removed.includes(id)))
    throw invalid('a user must be in only one of addUserIds and removeUserIds')
  if (newUserTagName !== undefined) requireName(newUserTagName, 'parameters.newUserTagName')
  return async (tx) => {
    for (const tag of await requireUserTags(tx, organizationId, [userTagId])) {
      const name = newUserTagName ?? tag.name
      if (name !== tag.name) await requireFreeTagName(tx, organizationId, name)
      await requireUsers(tx, organizationId, [...added, ...removed])
      // names are unique, and such columns never change: the row is made anew
      await tx.remove('userTags', { id: tag.id, organizationId })
      await tx.insert('userTags', { ...tag, name, updatedAtMs: nowMs })
    }
    for (const userId of removed)
      await tx.remove('userTagMembers', { organizationId, tagId: userTagId, userId })
    await giveUserTags(tx, context, [userTagId], added)
    return { userTagId }
  }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
