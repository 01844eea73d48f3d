import { Refusal } from '../../http/refusal.ts'
import type { UserTagRow } from '../../store/memberRows.ts'
import type { Reads } from '../../store/store.ts'

/**
 * The user tags of an organization that a request names.
 *
 * @throws Refusal `USER_TAG_NOT_FOUND`, also for a tag of another organization.
 */
export async function requireUserTags(
  reads: Reads,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly UserTagRow[]> {
  const tags: UserTagRow[] = []
  for (const id of ids) {
    const tag = await reads.first('userTags', { id, organizationId })
    if (!tag) throw new Refusal('USER_TAG_NOT_FOUND')
    tags.push(tag)
  }
  return tags
}

/** @throws Refusal `USER_TAG_EXISTS`. Ours: names differ when any character of them does. */
export async function requireFreeTagName(
  reads: Reads,
  organizationId: string,
  name: string,
): Promise<void> {
  if (await reads.first('userTags', { name, organizationId })) throw new Refusal('USER_TAG_EXISTS')
}
