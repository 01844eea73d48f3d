export type RepeatOptions = {
  /** Resolves early when the signal aborts. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  /** From the end of one time to the start of the next, in milliseconds. */
  readonly everyMs: number
  readonly onError: (error: unknown) => void
}

export type Repeating = {
  /** Ends it, and waits for the work under way. */
  stop(): Promise<void>
}

/** Does the same work over and over, first when the event loop turns next. It keeps no process alive. */
export function repeat({ work, everyMs, onError }: RepeatOptions): Repeating {
  const ending = new AbortController()
  let underWay: Promise<void> | undefined
  let timer = setTimeout(begin, 0).unref()

  function begin(): void {
    underWay = work(ending.signal)
      .then(() => undefined, onError)
      .then(() => {
        if (!ending.signal.aborted) timer = setTimeout(begin, everyMs).unref()
      })
  }

  return {
    async stop() {
      ending.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}
