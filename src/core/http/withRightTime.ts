import { isLatchkitError } from '../../errors/anyError.ts'

/** More than a request takes: then it was not time that passed, but the clock that was put right. */
const CORRECTED_BY_MS = 60_000

/**
 * Tries once more when the service refused a request for its time, and has said by that what time it is. A request that was
 * refused so was not carried out.
 */
export async function withRightTime<T>(nowMs: () => number, attempt: () => Promise<T>): Promise<T> {
  const timeMs = nowMs()
  try {
    return await attempt()
  } catch (error) {
    const isCorrected = Math.abs(nowMs() - timeMs) > CORRECTED_BY_MS
    if (!isCorrected || !isLatchkitError(error, 'REQUEST_INVALID')) throw error
    return attempt()
  }
}
