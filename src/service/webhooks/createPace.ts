import { createSubjects } from '../limits/createSubjects.ts'
import type { LimitWindow } from '../limits/limits.ts'

/**
 * Schedules an event of an endpoint: as many events at once as the window allows, and further ones at that rate.
 *
 * @param endpointId - the endpoint that the event is for.
 * @returns milliseconds to wait; 0 to send now. Each call reserves a time, so call it once for each event.
 */
export type Pace = (endpointId: string, nowMs: number) => number

/** Creates the pace of one process. Processes do not share it, and a restart allows another burst. */
export function createPace({ max, windowMs }: LimitWindow): Pace {
  const stepMs = windowMs / max
  /** When everything that was given a time has been sent, at an even rate. */
  const busyUntilMs = createSubjects<number>((untilMs, nowMs) => untilMs <= nowMs)
  return (endpointId, nowMs) => {
    const untilMs = Math.max(busyUntilMs.get(endpointId) ?? 0, nowMs) + stepMs
    busyUntilMs.set(endpointId, untilMs, nowMs)
    return Math.max(0, Math.ceil(untilMs - nowMs - windowMs))
  }
}
