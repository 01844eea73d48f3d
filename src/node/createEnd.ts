/** A second Ctrl-C that comes sooner is the first one again, in milliseconds. */
const SAME_SIGNAL_MS = 500
/** What shells report for a program that Ctrl-C ended: 128 and the number of the signal. */
const INTERRUPTED = 130

export type EndParts = {
  readonly close: () => Promise<void>
  /** Leaves the process, with the exit code that is set when none is given. */
  readonly exit: (code?: number) => void
  readonly nowMs: () => number
}

/**
 * Makes what a process does when it is told to end: close once, then exit. A second Ctrl-C exits without waiting.
 *
 * One Ctrl-C may arrive twice: a terminal sends it to every process of the command, and npm passes its own on.
 */
export function createEnd({ close, exit, nowMs }: EndParts) {
  let startedAtMs: number | undefined
  return async (signal?: string): Promise<void> => {
    if (startedAtMs !== undefined) {
      if (signal === 'SIGINT' && nowMs() - startedAtMs >= SAME_SIGNAL_MS) exit(INTERRUPTED)
      return
    }
    startedAtMs = nowMs()
    await close()
    exit()
  }
}
