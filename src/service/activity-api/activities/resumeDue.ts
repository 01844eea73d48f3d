import type { ServiceParts } from '../../parts.ts'
import type { Where } from '../../store/store.ts'
import { LEASE_MS, type Runs, resumeActivity } from './finishActivity.ts'

/** How many activities one pass takes over at most. */
const MOST = 100

/** The activities that a process began so long ago that it has ended. Few are ever pending: an index holds just those. */
export function leftBehind(nowMs: number): Where<'activities'> {
  return { status: 'ACTIVITY_STATUS_PENDING', updatedAtMs: { lt: nowMs - LEASE_MS + 1 } }
}

/**
 * Runs the activities that ended processes have left behind, the oldest first and one after the other.
 *
 * Ours: any number of processes may look at the same time; the lease of an activity lets one of them run it. One that fails
 * holds up none that comes after it.
 *
 * @param isEnding - asked before each.
 */
export async function resumeDue(
  parts: ServiceParts,
  runs: Runs,
  isEnding: () => boolean,
): Promise<void> {
  if (isEnding()) return
  const { store, clock, onError } = parts
  const rows = await store.find('activities', leftBehind(clock.nowMs()), { limit: MOST })
  for (const row of rows) {
    if (isEnding()) return
    try {
      await resumeActivity(parts, runs, row, clock.nowMs())
    } catch (error) {
      onError(error)
    }
  }
}
