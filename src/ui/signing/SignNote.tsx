'use client'

import type { SignWarning } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { noteOf, toneOf } from './noteText.ts'
import { SIGNING_ICONS } from './signingIcons.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SignNoteProps = {
  readonly warning: SignWarning
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** Something to know first. Renders a `div`. */
export function SignNote({ warning, nowMs }: SignNoteProps) {
  const { lead, text } = noteOf(warning, useSigningWords(), nowMs, useUiSettings().locale)
  return (
    <div {...useSlot()('riskNote', 'lk-note lk-sign-note')} data-tone={toneOf(warning)}>
      <Icon name={SIGNING_ICONS.warning} size={18} />
      <p>
        <b>{lead}</b> {text}
      </p>
    </div>
  )
}
