import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LatchkitOptions } from '../../core/options.ts'
import type { StampedWith, StampFacts } from './readStamp.ts'
import type { ScenarioId } from './scenarios.ts'

/** A request as the panel keeps it: nothing in it opens anything. */
export type RequestRecord = {
  readonly id: number
  readonly atMs: number
  readonly path: string
  readonly stampedWith: StampedWith
  readonly stamp: StampFacts | null
  /** Null while it is on its way; `failed` when no answer came. */
  readonly status: number | 'failed' | null
  readonly durationMs: number | null
  /** Masked. */
  readonly body: unknown
  readonly reply: unknown
  /** Whether the panel answered in place of the service. */
  readonly isForced: boolean
}

/** One step of a flow, or one event of the kit. */
export type Moment = {
  readonly id: number
  readonly atMs: number
  readonly of: 'Login' | 'Session' | 'Event'
  readonly name: string
  /** The facts that may be shown: a method, a reason, the code of an error. */
  readonly note: string
}

/** What one kit did since the page was loaded. */
export type Recorder = {
  /** The newest first. */
  readonly requests: StoreApi<readonly RequestRecord[]>
  readonly moments: StoreApi<readonly Moment[]>
  readonly scenario: StoreApi<ScenarioId>
  /** The network as the app gave it: what goes through it is not recorded. */
  readonly send: typeof fetch
  /** Whether the kit was made with `withDevtools`: else only its stores are seen. */
  readonly seesRequests: boolean
  note(moment: Pick<Moment, 'of' | 'name' | 'note'>): void
}

const MOST = 200

/** Puts an entry before the others; what is too old goes. */
export function prepend<T>(entry: T, entries: readonly T[]): readonly T[] {
  return [entry, ...entries].slice(0, MOST)
}

/** A recorder with nothing in it. */
export function createRecorder(
  options: Pick<LatchkitOptions, 'fetch' | 'nowMs'>,
  seesRequests: boolean,
): Recorder {
  const moments = createStore<readonly Moment[]>(() => [])
  const nowMs = options.nowMs ?? (() => Date.now())
  let count = 0
  return {
    requests: createStore<readonly RequestRecord[]>(() => []),
    moments,
    scenario: createStore<ScenarioId>(() => 'works'),
    // looked up with each request: an app may replace it
    send: options.fetch ?? ((...request) => fetch(...request)),
    seesRequests,
    note(moment) {
      const entry = { ...moment, id: ++count, atMs: nowMs() }
      moments.setState(prepend(entry, moments.getState()), true)
    },
  }
}
