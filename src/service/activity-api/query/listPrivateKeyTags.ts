import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the tags of private keys of an organization in the order of their making. */
export const listPrivateKeyTags: Handler<
  QueryEndpoints['listPrivateKeyTags'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const rows = await parts.store.find('privateKeyTags', { organizationId })
  return {
    privateKeyTags: rows.map((row) => ({
      tagId: row.id,
      tagName: row.name,
      tagType: 'TAG_TYPE_PRIVATE_KEY' as const,
      createdAt: timestampFromMs(row.createdAtMs),
      updatedAt: timestampFromMs(row.updatedAtMs),
    })),
  }
}
