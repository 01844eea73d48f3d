'use client'

import type { SignWarning } from '../../core/wallet/signing/signView.ts'
import type { NoteWords } from '../../react/signingWords.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { toneOf } from './noteText.ts'
import { WARNING_ICON } from './signingIcons.ts'

export type SignNoteProps = {
  readonly warning: SignWarning
  readonly words: NoteWords
}

/** Something to know first. Renders a `div`. */
export function SignNote({ warning, words: { lead, text } }: SignNoteProps) {
  return (
    <div {...useSlot()('riskNote', 'lk-note lk-sign-note')} data-tone={toneOf(warning)}>
      <Icon name={WARNING_ICON} size={18} />
      <p>
        <b>{lead}</b> {text}
      </p>
    </div>
  )
}
