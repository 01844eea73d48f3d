import { UpstreamChange } from '../service/upstreams/upstreamChange.ts'
import { safeCodeOf } from './safeCodeOf.ts'

/** What a line of the log can say. There is no field for bodies, headers, tokens or contacts, so none gets in. */
export type LogFields = {
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
  /** How many of what the event is about. */
  readonly count?: number
  readonly organizationId?: string
  /** For faults inside: the kind of the error, its code and where it was thrown, never its text. */
  readonly reason?: string
  /** Whom the service asks: `email`, `sms`, an origin of the settings, or a chain. */
  readonly upstream?: string
}

type LogEvent =
  | 'started'
  | 'no_identity_provider'
  | 'request'
  | 'fault'
  | 'resealed'
  | 'upstream_down'
  | 'upstream_up'
  | 'stopping'
  | 'stopped'

/** Where the service tells what it does. */
export type Log = {
  write(level: 'info' | 'error', event: LogEvent, fields?: LogFields): void
  /** Hands over what still waits. */
  flush(): void
}

/** Where the lines of a log go, and its clock. */
export type LogSink = { readonly writeText: (text: string) => void; readonly nowMs: () => number }

/** Makes a log of one JSON object a line. Lines of the same turn of the event loop go out in one write. */
export function createLog({ writeText, nowMs }: LogSink): Log {
  let waiting = ''
  function flush() {
    const text = waiting
    waiting = ''
    if (text) writeText(text)
  }
  return {
    write(level, event, fields = {}) {
      const { method, path, status, ms, count, organizationId, reason, upstream } = fields
      if (!waiting) setImmediate(flush)
      const time = new Date(nowMs()).toISOString()
      const said = { method, path, status, ms, count, organizationId, reason, upstream }
      const line = { time, level, event, ...said }
      waiting += `${JSON.stringify(line)}\n`
    },
    flush,
  }
}

/** The line about an error that nobody was told of: a fault, or that an upstream has changed. */
export function lineOf(error: unknown): Parameters<Log['write']> {
  if (!(error instanceof UpstreamChange)) return ['error', 'fault', { reason: reasonOf(error) }]
  const { code, upstream } = error
  return code === 'UPSTREAM_DOWN'
    ? ['error', 'upstream_down', { upstream }]
    : ['info', 'upstream_up', { upstream }]
}

/** What may be said of a fault: the class of the error, its code, and the first place of ours in its stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const place = placeOf(error.stack ?? '')
  const cause = error.cause instanceof Error ? ` because of ${kindOf(error.cause)}` : ''
  return `${kindOf(error)}${cause}${place ? ` at ${place}` : ''}`
}

/** The first file of ours that a stack names, and the line. Word by word: the text of an error may be long. */
function placeOf(stack: string): string | undefined {
  for (const word of stack.split(/[\s()]+/)) {
    const [file = '', line = ''] = word.replace(/^file:/, '').split(':')
    const path = /\/((?:service|node|crypto|lib|wire)\/.*)/.exec(file)?.[1]
    if (path && /^[\w./-]+$/.test(path) && /^\d+$/.test(line)) return `${path}:${line}`
  }
  return undefined
}

function kindOf(error: Error): string {
  const code = safeCodeOf(error)
  // which of SQLite's many: a full disk is 13, a sync that failed 1034
  const number = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined
  return [error.name, code, number].filter((part) => part !== undefined).join(' ')
}
