import { Refusal } from '../http/refusal.ts'

/** How far the clock of a caller may be off, in milliseconds. Spec: Limits ("not shown"). Ours: five minutes. */
const LIVENESS_WINDOW_MS = 5 * 60_000

/** Refuses a request that is too old or from the future. @throws Refusal `INVALID_TIME`. */
export function requireFresh(timestampMs: string, nowMs: number): void {
  if (Math.abs(nowMs - Number(timestampMs)) > LIVENESS_WINDOW_MS) throw new Refusal('INVALID_TIME')
}
