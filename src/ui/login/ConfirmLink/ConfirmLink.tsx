'use client'

import { useRef } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { useMeantPress } from '../../signing/useMeantPress.ts'
import type { ScreenProps } from '../screenProps.ts'
import { ConfirmLinkView } from './ConfirmLinkView.tsx'

/** The screen of a login link, joined to the kit. A press right after it appears does not count. */
export function ConfirmLink({ state, frame }: ScreenProps) {
  const { appName } = useKit()
  const place = useRef<HTMLDivElement>(null)
  const isAsked = state.at === 'confirmingLink' && !state.isConfirmed
  const isMeant = useMeantPress(isAsked, place)
  if (state.at !== 'confirmingLink') return null
  return (
    <div ref={place}>
      <ConfirmLinkView
        frame={frame}
        appName={appName}
        contact={state.link.contact}
        isConfirmed={state.isConfirmed}
        onConfirm={(press) => isMeant(press) && state.confirm()}
        onOtherMethod={state.changeContact}
      />
    </div>
  )
}
