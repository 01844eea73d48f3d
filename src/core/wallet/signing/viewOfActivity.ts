import type { Activity } from '../../account/activity.ts'
import { load } from './load.ts'
import { requestOfActivity } from './requestOfActivity.ts'
import type { SignView } from './signView.ts'
import { accountsOf, type ReadingKit, viewOf } from './viewOf.ts'

/** Reads what an activity would sign, as the confirmation does; null for what signs nothing, or with an account that is not one of theirs. */
export async function viewOfActivity(
  kit: ReadingKit,
  activity: Pick<Activity, 'intent'>,
  signal: AbortSignal,
): Promise<SignView | null> {
  const request = requestOfActivity(activity, await accountsOf(kit, signal))
  if (request === null) return null
  return viewOf(kit, request, signal, load)
}
