import { isRecord } from '../../lib/isRecord.ts'

/** Whether the panel is open, and where it stands. */
export type Shown = { readonly isOpen: boolean; readonly dock: 'bottom' | 'side' }

const KEY = 'latchkit-devtools'

/** What was left the last time in this browser; the panel is closed the first time. */
export function readShown(dock: Shown['dock']): Shown {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null')
    if (!isRecord(kept)) return { isOpen: false, dock }
    return { isOpen: kept.isOpen === true, dock: kept.dock === 'side' ? 'side' : 'bottom' }
  } catch {
    // storage is blocked, or holds something else
    return { isOpen: false, dock }
  }
}

export function keepShown(shown: Shown): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(shown))
  } catch {
    // storage is blocked or full: the next time begins anew
  }
}
