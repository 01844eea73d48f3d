import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { recordFromRow } from '../activities/recordFromRow.ts'
import { votersOf } from '../activities/votersOf.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers one activity, without its secrets; who is not a root user sees its own only. */
export const getActivity: Handler<QueryEndpoints['getActivity'], CallContext> = async (
  { activityId },
  context,
) => {
  const row = await requireActivity(context, activityId)
  return { activity: recordFromRow(row, await votersOf(context, [row]), null) }
}

/** @throws Refusal `ACTIVITY_NOT_FOUND` for one of another organization too, and for one that the caller may not see. */
export async function requireActivity(
  { parts, caller, organizationId }: CallContext,
  id: string,
): Promise<ActivityRow> {
  const row = await parts.store.first('activities', { id, organizationId })
  if (!row || (caller.user.role !== 'root' && row.userId !== caller.user.id))
    throw new Refusal('ACTIVITY_NOT_FOUND')
  return row
}
