'use client'

import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import type { Note } from './noteText.ts'
import { SIGNING_ICONS } from './signingIcons.ts'

export type SignNoteProps = {
  readonly note: Note
  /** @default the triangle of a warning */
  readonly icon?: 'circle-alert' | undefined
}

/** Something to know first. Renders a `div`. */
export function SignNote({ note, icon }: SignNoteProps) {
  const slot = useSlot()
  return (
    <div {...slot('riskNote', 'lk-note lk-sign-note')} data-tone={note.tone}>
      <Icon name={icon ?? SIGNING_ICONS.warning} size={18} />
      <p>
        <b>{note.lead}</b> {note.text}
      </p>
    </div>
  )
}
