'use client'

import { DevtoolsSign } from './DevtoolsIcon.tsx'

export type DevtoolsMarkProps = {
  readonly scheme: 'light' | 'dark' | 'auto'
  readonly onOpen: () => void
}

/** What is left of the panel while it is closed. Renders a `button`. */
export function DevtoolsMark({ scheme, onOpen }: DevtoolsMarkProps) {
  return (
    <button
      type="button"
      className="lk-devtools-mark"
      data-scheme={scheme}
      lang="en"
      aria-label="Open the Latchkit devtools"
      aria-keyshortcuts="Control+Shift+L"
      title="Latchkit devtools (Ctrl+Shift+L)"
      onClick={onOpen}
    >
      <DevtoolsSign size={22} />
    </button>
  )
}
