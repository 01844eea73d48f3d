import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { recordsFor } from '../activities/answerFor.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers one activity, without its secrets; the proxy sees its own only. */
export const getActivity: Handler<QueryEndpoints['getActivity'], CallContext> = async (
  { activityId },
  context,
) => {
  const { parts, caller, organizationId } = context
  const row = await parts.store.first('activities', { id: activityId, organizationId })
  const isHidden = caller.user.role === 'proxy' && row?.userId !== caller.user.id
  const [activity] = row && !isHidden ? await recordsFor(context, [row]) : []
  if (!activity) throw new Refusal('ACTIVITY_NOT_FOUND')
  return { activity }
}
