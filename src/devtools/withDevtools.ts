import type { Latchkit } from '../core/latchkit.ts'
import type { LatchkitOptions } from '../core/options.ts'
import { createRecorder, type Recorder } from './record/createRecorder.ts'
import { recordingFetch } from './record/recordingFetch.ts'
import { noteOfEvent } from './timeline/noteOf.ts'

/** By the network of the options, which stays the same however they are spread; without `withDevtools`, by themselves. */
const recorders = new WeakMap<object, Recorder>()

/**
 * Lets the devtools see the kit's requests and events, and force failures. Outside development it gives back the options as
 * they are.
 *
 * Every secret is masked before a request is kept: only texts on a short list of names are, and no stamp is kept whole.
 *
 * @example
 * export const kit = createLatchkit(withDevtools({ authProxyUrl, authProxyConfigId, apiBaseUrl }))
 */
export function withDevtools(options: LatchkitOptions): LatchkitOptions {
  const recorder = createRecorder(options, true)
  const fetch = recordingFetch(recorder, options)
  recorders.set(fetch, recorder)
  return {
    ...options,
    fetch,
    onEvent(event) {
      recorder.note({ of: 'Event', name: event.type, note: noteOfEvent(event) })
      options.onEvent?.(event)
    },
  }
}

/** The recorder of a kit; one that sees only its stores where the kit was made without `withDevtools`. */
export function recorderOf({ options }: Pick<Latchkit, 'options'>): Recorder {
  const found = recorders.get(options.fetch ?? options) ?? recorders.get(options)
  if (found) return found
  const made = createRecorder(options, false)
  recorders.set(options, made)
  return made
}
