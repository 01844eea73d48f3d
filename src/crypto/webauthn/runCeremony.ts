import { RequestAbortedError } from '../../errors/http.ts'

/** For how long a stopped ceremony may take to end: extensions of the browser are known to ignore that. */
const PATIENCE_MS = 1000

type Ceremony = {
  readonly stop: () => void
  readonly ended: Promise<void>
}

let last: Ceremony = { stop: () => undefined, ended: Promise.resolve() }

/**
 * Runs one exchange with an authenticator, and the next only when that is over: a browser has one prompt.
 *
 * @param signal - closes the prompt. So does the next ceremony.
 * @param start - opens the prompt; the signal that it receives tells of both.
 * @throws RequestAbortedError `REQUEST_ABORTED` when it was stopped; else what `start` throws.
 */
export async function runCeremony<T>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const before = last
  const ending = new AbortController()
  const stop = () => ending.abort()
  if (signal.aborted) stop()
  const work = async () => {
    before.stop()
    await Promise.race([before.ended, patience()])
    if (ending.signal.aborted) throw new RequestAbortedError()
    return start(ending.signal)
  }
  const working = work()
  last = { stop, ended: working.then(ignore, ignore) }
  signal.addEventListener('abort', stop)
  try {
    return await working
  } catch (cause) {
    throw ending.signal.aborted ? new RequestAbortedError({ cause }) : cause
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

function ignore(): void {
  // whoever started the ceremony hears how it ended
}
