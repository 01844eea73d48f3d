import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { recordsFor } from '../activities/answerFor.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers one activity, without its secrets; the proxy sees its own only. */
export const getActivity: Handler<QueryEndpoints['getActivity'], CallContext> = async (
  { activityId },
  context,
) => {
  const row = await requireActivity(context, activityId)
  const [activity] = await recordsFor(context, [row])
  if (!activity) throw new Refusal('ACTIVITY_NOT_FOUND')
  return { activity }
}

/** @throws Refusal `ACTIVITY_NOT_FOUND` for one of another organization too, and for one that the caller may not see. */
export async function requireActivity(
  { parts, caller, organizationId }: CallContext,
  id: string,
): Promise<ActivityRow> {
  const row = await parts.store.first('activities', { id, organizationId })
  const isHidden = caller.user.role === 'proxy' && row?.userId !== caller.user.id
  if (!row || isHidden) throw new Refusal('ACTIVITY_NOT_FOUND')
  return row
}
