import type { Verdict } from './createBreaker.ts'

/** What it says of an upstream that a request over HTTP got no answer: nothing when somebody broke it off, else that it is down. */
export function fetchVerdictOf(error: unknown): Verdict {
  return error instanceof Error && error.name === 'AbortError' ? 'neither' : 'down'
}
