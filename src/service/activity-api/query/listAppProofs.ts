import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { appProofsOf } from '../activities/appProofs.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireActivity } from './getActivity.ts'

/** Answers the app proofs of an activity, to whoever may read it; none where its request asked for none. */
export const listAppProofs: Handler<QueryEndpoints['listAppProofs'], CallContext> = async (
  { activityId },
  context,
) => ({ appProofs: appProofsOf(await requireActivity(context, activityId)) })
