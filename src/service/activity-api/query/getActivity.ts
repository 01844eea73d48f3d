import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { recordsFor } from '../activities/answerFor.ts'
import { makingActivity } from '../activities/makingActivity.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers one activity, without its secrets; the proxy sees its own only. */
export const getActivity: Handler<QueryEndpoints['getActivity'], CallContext> = async (
  { activityId },
  context,
) => {
  const row = await requireActivity(context, activityId)
  const [activity] = await recordsFor(context, [{ read: async () => row, bytes: 0, isWhole: true }])
  if (!activity) throw new Refusal('ACTIVITY_NOT_FOUND')
  return { activity }
}

/**
 * An activity of the organization of a request, or the one that made that organization.
 *
 * @throws Refusal `ACTIVITY_NOT_FOUND` for one of another organization too, and for one that the caller may not see.
 */
export async function requireActivity(context: CallContext, id: string): Promise<ActivityRow> {
  const { parts, caller, organizationId } = context
  const row =
    (await parts.store.first('activities', { id, organizationId })) ??
    (await makingActivity(context))
  const isHidden = caller.user.role === 'proxy' && row?.userId !== caller.user.id
  if (row?.id !== id || isHidden) throw new Refusal('ACTIVITY_NOT_FOUND')
  return row
}
