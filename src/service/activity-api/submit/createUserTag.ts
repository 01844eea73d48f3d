import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'
import { giveUserTags } from '../user-tags/giveUserTags.ts'
import { requireFreeTagName } from '../user-tags/requireUserTags.ts'
import { requireUsers } from '../users/requireUsers.ts'

/** Makes a tag, and gives it to the users that are named, who may be none. */
export const createUserTag: ActivityHandler<SubmitEndpoints['createUserTag'], CallContext> = async (
  { userTagName, userIds },
  context,
) => {
  const { parts, organizationId, nowMs } = context
  requireName(userTagName, 'parameters.userTagName')
  const id = parts.newId()
  const ids = [...new Set(userIds)]
  return async (tx) => {
    await requireFreeTagName(tx, organizationId, userTagName)
    await requireRoom(tx, organizationId, 'userTags', 1)
    await requireUsers(tx, organizationId, ids)
    const times = { createdAtMs: nowMs, updatedAtMs: nowMs }
    await tx.insert('userTags', { id, organizationId, name: userTagName, ...times })
    await giveUserTags(tx, context, [id], ids)
    return { userTagId: id, userIds: ids }
  }
}
