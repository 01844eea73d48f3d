import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the user tags of an organization, the oldest first. */
export const listUserTags: Handler<QueryEndpoints['listUserTags'], CallContext> = async (
  _body,
  { parts, organizationId },
) => {
  const rows = await parts.store.find('userTags', { organizationId })
  return {
    userTags: rows.map((row) => ({
      tagId: row.id,
      tagName: row.name,
      tagType: 'TAG_TYPE_USER',
      createdAt: timestampFromMs(row.createdAtMs),
      updatedAt: timestampFromMs(row.updatedAtMs),
    })),
  }
}
