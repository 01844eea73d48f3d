import type { LimitWindow } from '../limits/limits.ts'

/**
 * Gives events of an endpoint their time: as many at once as a window allows, and then one by one at that rate.
 *
 * @param endpointId - whose event it is.
 * @returns milliseconds to wait; 0 for now. The time is taken, so it is asked for once.
 */
export type Pace = (endpointId: string, nowMs: number) => number

/** So many endpoints are remembered before those are forgotten that have been quiet. */
const SWEEP_AT = 10_000

/** Makes the pace of one process. Each process keeps its own: a restart lets a burst more through. */
export function createPace({ max, windowMs }: LimitWindow): Pace {
  const stepMs = windowMs / max
  /** When everything that was given a time has been sent, at an even rate. */
  const busyUntilMs = new Map<string, number>()
  return (endpointId, nowMs) => {
    if (busyUntilMs.size >= SWEEP_AT)
      for (const [id, untilMs] of busyUntilMs) if (untilMs <= nowMs) busyUntilMs.delete(id)
    const untilMs = Math.max(busyUntilMs.get(endpointId) ?? 0, nowMs) + stepMs
    busyUntilMs.set(endpointId, untilMs)
    return Math.max(0, Math.ceil(untilMs - nowMs - windowMs))
  }
}
