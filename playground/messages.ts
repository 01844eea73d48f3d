import * as v from 'valibot'
import { awaitedCodeSchema } from './log/awaitedCode.ts'
import { eventEntrySchema } from './log/eventEntry.ts'
import { requestEntrySchema } from './log/requestEntry.ts'
import type { Settings } from './settings/settings.ts'

const toPreviewSchema = v.variant('kind', [
  v.object({ kind: v.literal('settings'), settings: v.record(v.string(), v.unknown()) }),
  v.object({ kind: v.literal('fill'), code: v.string() }),
  v.object({ kind: v.literal('expire') }),
])

const toShellSchema = v.variant('kind', [
  v.object({ kind: v.literal('code'), awaited: v.nullable(awaitedCodeSchema) }),
  v.object({ kind: v.literal('request'), entry: requestEntrySchema }),
  v.object({ kind: v.literal('event'), entry: eventEntrySchema }),
])

/** What the playground tells the framed preview. */
export type ToPreview =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'fill'; readonly code: string }
  | { readonly kind: 'expire' }

/** What the framed preview tells the playground: the code that it waits for, its requests, what its kit says. */
export type ToShell = v.InferOutput<typeof toShellSchema>

/** Hears the messages that the other window of this playground sends; returns the way to stop. */
function listen<T>(schema: v.GenericSchema<unknown, T>, hear: (message: T) => void): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin) return
    const result = v.safeParse(schema, event.data)
    if (result.success) hear(result.output)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

export const listenInPreview = (hear: (message: v.InferOutput<typeof toPreviewSchema>) => void) =>
  listen(toPreviewSchema, hear)

export const listenInShell = (hear: (message: ToShell) => void) => listen(toShellSchema, hear)

/** Whether the page is the framed preview; in a frame of another site it has nobody to tell. */
export function isInPlayground(): boolean {
  try {
    return window.parent !== window && window.parent.origin === window.origin
  } catch {
    // only what is of another origin may not be read
    return false
  }
}

export function tell(target: Window | null | undefined, message: ToPreview | ToShell): void {
  target?.postMessage(message, window.location.origin)
}
