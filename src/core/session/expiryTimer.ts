/** The longest wait that a timer takes: more does not fit into 32 bits and fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Calls back when a point in time has come; returns the way to stop waiting.
 *
 * A wait that is too long for one timer is split. The clock is read again after each part, so that a timer which a
 * sleeping computer held back or let go early does not decide.
 *
 * @param atMs - milliseconds since 1970.
 */
export function startExpiryTimer(
  atMs: number,
  nowMs: () => number,
  callback: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const leftMs = atMs - nowMs()
    if (leftMs <= 0) callback()
    else timer = setTimeout(wait, Math.min(leftMs, LONGEST_WAIT_MS))
  }
  // never from inside the call: the caller has not got the way to stop yet
  timer = setTimeout(wait, 0)
  return () => clearTimeout(timer)
}
