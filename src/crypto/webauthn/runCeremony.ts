import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
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
 * @throws RequestAbortedError `REQUEST_ABORTED` when it was stopped; else what `start` throws.
 */
export async function runCeremony<T>(signal: AbortSignal, start: () => Promise<T>): Promise<T> {
  const before = last
  let isStopped = signal.aborted
  let isOver = false
  const stop = () => {
    isStopped = true
    if (!isOver) void cancel(() => isOver)
  }
  const work = async () => {
    before.stop()
    await Promise.race([before.ended, patience()])
    if (isStopped) throw new RequestAbortedError()
    return start()
  }
  const working = work().finally(() => {
    isOver = true
  })
  last = { stop, ended: working.then(ignore, ignore) }
  signal.addEventListener('abort', stop)
  try {
    return await working
  } catch (cause) {
    throw isStopped ? new RequestAbortedError({ cause }) : cause
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function cancel(isOver: () => boolean): Promise<void> {
  WebAuthnAbortService.cancelCeremony()
  // before autofill the library asks the browser whether it can; it may be at that, and not stoppable yet
  await browserSupportsWebAuthnAutofill()
  if (!isOver()) WebAuthnAbortService.cancelCeremony()
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

function ignore(): void {
  // whoever started the ceremony hears how it ended
}
