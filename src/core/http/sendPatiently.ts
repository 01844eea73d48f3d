import { wait } from '../../lib/wait.ts'

/** How often a request goes out again that may. */
const REPEATS = 3
/** What a service answers, or what stands before it, while it is away for a moment. */
const passing: readonly number[] = [502, 503, 504]

/** An answer, whole, not yet looked into. */
export type Reply = {
  readonly status: number
  readonly text: string
  /** The header `Retry-After`; null where there is none, or the page may not read it. */
  readonly retryAfter?: string | null
}

/**
 * Sends once, or, what may be repeated, up to three times more while no answer comes.
 *
 * Each wait is about twice as long as the one before, and of a length left to chance, so that the pages of a service that
 * was away do not all come back at once.
 */
export async function sendPatiently(
  attempt: () => Promise<Reply>,
  signal: AbortSignal,
  isRepeatable = false,
): Promise<Reply> {
  for (let sent = 0; ; sent++) {
    const isLast = () => !isRepeatable || sent === REPEATS || signal.aborted
    try {
      const reply = await attempt()
      if (isLast() || !passing.includes(reply.status)) return reply
    } catch (error) {
      if (isLast()) throw error
    }
    await wait(100 * 2 ** sent * (1 + Math.random()), signal)
    signal.throwIfAborted()
  }
}
