/** Tells the log that an upstream is left alone, or that it answers again; no caller ever sees it. */
export class UpstreamChange extends Error {
  override readonly name = 'UpstreamChange'
  readonly code: 'UPSTREAM_DOWN' | 'UPSTREAM_UP'
  /** As it is called in the table of upstreams. */
  readonly upstream: string

  constructor(upstream: string, state: 'down' | 'up') {
    super(
      state === 'down'
        ? `${upstream} fails: it is asked once in ten seconds until it answers.`
        : `${upstream} answers again.`,
    )
    this.code = state === 'down' ? 'UPSTREAM_DOWN' : 'UPSTREAM_UP'
    this.upstream = upstream
  }
}
