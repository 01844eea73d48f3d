'use client'

import { useSlot } from '../theme/useSlot.ts'
import { AskedBy } from './AskedBy.tsx'
import { ConfirmActions } from './ConfirmActions.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { SignBody } from './SignBody.tsx'
import { useDescription } from './useDescription.ts'
import type { SignTexts } from './WithSignTexts.tsx'

/** The confirmation from its top to its answers. Renders a `div`. */
export function ConfirmParts(props: ConfirmViewProps & SignTexts) {
  const { frame, view, effect } = props
  const slot = useSlot()
  const lineId = `${frame.titleId}-line`
  const notesId = `${frame.titleId}-notes`
  const place = useDescription(`${lineId} ${notesId}`)
  return (
    <div className="lk-signing" ref={place}>
      <AskedBy appName={props.appName} logo={frame.logo} view={view} place={props.place} />
      <h2 {...slot('title', 'lk-title')} id={frame.titleId} tabIndex={-1} data-lk-title="">
        {effect.headline}
      </h2>
      <p {...slot('subtitle', 'lk-sub')} id={lineId}>
        {effect.line}
      </p>
      <SignBody {...props} notesId={notesId} />
      <ConfirmActions {...props} />
    </div>
  )
}
