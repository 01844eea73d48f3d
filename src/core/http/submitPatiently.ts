import { sha256 } from '../../crypto/sha256.ts'
import { ActivityUnknownError } from '../../errors/activity.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { steadyMs } from '../../lib/steadyMs.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { wait } from '../../lib/wait.ts'
import type { ParametersInput, ResultOf } from '../../wire/activity.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import type { ActivityClient, ActivityStamper } from './createActivityClient.ts'

/** Pause between two attempts, in milliseconds. Each attempt retries for about a second by itself. */
const PAUSES_MS = [500, 1000, 2000, 3000]

/** How one activity is repeated while nobody can tell whether the service has it. */
type Patience = {
  readonly timestampMs?: string | undefined
  /** Milliseconds. */
  readonly repeatForMs: number
  /** Ends the attempt that is under way. */
  readonly signal?: AbortSignal | undefined
  /** Whether the user who approved the activity is still logged in. */
  readonly isWanted: () => boolean
}

/**
 * Submits an activity, and submits the same bytes with the same stamp again while no response says what became of them. The
 * service carries a body out once, and answers each repetition with the same result.
 *
 * @throws ActivityUnknownError `ACTIVITY_UNKNOWN` when no response arrived in that time, or the last one says nothing about a
 *   request whose response was lost before.
 */
export async function submitPatiently<N extends keyof SubmitEndpoints>(
  { sign, send }: Pick<ActivityClient, 'sign' | 'send'>,
  stamper: ActivityStamper,
  name: N,
  parameters: ParametersInput<SubmitEndpoints[N]>,
  { timestampMs, repeatForMs, signal, isWanted }: Patience,
): Promise<ResultOf<SubmitEndpoints[N]>> {
  const request = await sign(stamper, name, parameters, timestampMs)
  const startedMs = steadyMs()
  let mayBeIn = false
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(name, request, { signal })
    } catch (error) {
      mayBeIn ||= isLost(error)
      if (isDecided(error) || !mayBeIn) throw error
      const isOver = steadyMs() - startedMs >= repeatForMs || signal?.aborted || !isWanted()
      if (!isOver) {
        const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 3000
        await wait(pauseMs, signal ?? new AbortController().signal)
        if (isWanted()) continue
      }
      if (isLatchkitError(error, 'ACTIVITY_UNKNOWN')) throw error
      const fingerprint = `sha256:${hexFromBytes(await sha256(bytesFromUtf8(request.body)))}`
      throw new ActivityUnknownError({ fingerprint, cause: error })
    }
  }
}

/** Whether an error leaves open if the service has the request: it may have it, and the response was lost or spoiled. */
function isLost(error: unknown): boolean {
  return (
    isLatchkitError(error, 'ACTIVITY_UNKNOWN') ||
    isLatchkitError(error, 'NETWORK_FAILED') ||
    isLatchkitError(error, 'REQUEST_TIMED_OUT') ||
    isLatchkitError(error, 'REQUEST_ABORTED') ||
    isLatchkitError(error, 'INVALID_RESPONSE') ||
    (isLatchkitError(error, 'HTTP_STATUS') && error.status >= 500)
  )
}

/**
 * Whether an error is the service's decision about this body. Errors from before the service looks the body up, such as a rate
 * limit or an ended session, decide nothing.
 */
export function isDecided(error: unknown): boolean {
  return (
    isLatchkitError(error, 'ACTIVITY_FAILED') ||
    isLatchkitError(error, 'ACTIVITY_REJECTED') ||
    isLatchkitError(error, 'ACTIVITY_NEEDS_CONSENSUS') ||
    isLatchkitError(error, 'REQUEST_INVALID')
  )
}
