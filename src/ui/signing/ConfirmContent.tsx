'use client'

import { useState } from 'react'
import { useUiSettings } from '../../react/kitContext.ts'
import { LinkButton } from '../primitives/Button/LinkButton.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { AskedBy } from './AskedBy.tsx'
import { ConfirmActions } from './ConfirmActions.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { effectText } from './effectText.ts'
import { RawText } from './RawText.tsx'
import { Segment } from './Segment.tsx'
import { SignDetails } from './SignDetails.tsx'
import { SignNote } from './SignNote.tsx'
import { safeName } from './safeName.ts'
import { useDescription } from './useDescription.ts'
import { useSigningWords } from './useSigningWords.ts'

/** What `ConfirmView` shows once all of it is loaded: suspends before. */
export function ConfirmContent(props: ConfirmViewProps) {
  const { frame, view, isSent } = props
  const words = useSigningWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const [isRaw, setIsRaw] = useState(false)
  const [nowMs] = useState(props.nowMs)
  const { headline, line } = effectText(view, { words, locale, nowMs, isSent })
  const tree = view.details.find((detail) => detail.kind === 'tree')
  const place = useDescription(`${frame.titleId}-line ${frame.titleId}-notes`)
  return (
    <div className="lk-signing" ref={place}>
      <AskedBy appName={props.appName} logo={frame.logo} view={view} place={props.place} />
      <h2 {...slot('title', 'lk-title')} id={frame.titleId} tabIndex={-1} data-lk-title="">
        {headline}
      </h2>
      <p {...slot('subtitle', 'lk-sub')} id={`${frame.titleId}-line`}>
        {line}
      </p>
      <div {...slot('body', 'lk-body')}>
        {tree === undefined ? null : (
          <div className="lk-switch">
            <span>{tree.title && safeName(tree.title)}</span>
            <Segment no={words.readable} yes={words.raw} isYes={isRaw} onChoose={setIsRaw} />
          </div>
        )}
        {isRaw ? (
          <RawText text={view.raw} />
        ) : (
          <SignDetails view={view} appName={props.appName} isSent={isSent} nowMs={nowMs} />
        )}
        {tree === undefined ? (
          <p className="lk-other-way">
            <LinkButton onClick={() => setIsRaw(!isRaw)}>
              {isRaw ? words.showReadable : words.showRaw}
            </LinkButton>
          </p>
        ) : null}
        <div id={`${frame.titleId}-notes`}>
          {view.warnings.map((warning) => (
            <SignNote key={warning.kind} warning={warning} nowMs={nowMs} />
          ))}
        </div>
      </div>
      <ConfirmActions {...props} />
    </div>
  )
}
