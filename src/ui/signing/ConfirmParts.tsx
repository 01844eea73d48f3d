'use client'

import { useState } from 'react'
import type { NoteWords } from '../../react/signingWords.ts'
import { LinkButton } from '../primitives/Button/LinkButton.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { AskedBy } from './AskedBy.tsx'
import { ConfirmActions } from './ConfirmActions.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import type { EffectText } from './effectText.ts'
import { RawText } from './RawText.tsx'
import { Segment } from './Segment.tsx'
import { SignDetails } from './SignDetails.tsx'
import { SignNote } from './SignNote.tsx'
import { safeName } from './safeName.ts'
import { useDescription } from './useDescription.ts'
import { useSigningWords } from './useSigningWords.ts'

type ConfirmPartsProps = ConfirmViewProps & {
  readonly effect: EffectText
  /** What is said of each of its warnings. */
  readonly notes: readonly NoteWords[]
  /** Milliseconds since 1970. */
  readonly shownAtMs: number
}

/** The confirmation from its top to its answers. Renders a `div`. */
export function ConfirmParts(props: ConfirmPartsProps) {
  const { frame, view, isSent } = props
  const words = useSigningWords()
  const slot = useSlot()
  const [isRaw, setIsRaw] = useState(false)
  const tree = view.details.find((detail) => detail.kind === 'tree')
  const place = useDescription(`${frame.titleId}-line ${frame.titleId}-notes`)
  return (
    <div className="lk-signing" ref={place}>
      <AskedBy appName={props.appName} logo={frame.logo} view={view} place={props.place} />
      <h2 {...slot('title', 'lk-title')} id={frame.titleId} tabIndex={-1} data-lk-title="">
        {props.effect.headline}
      </h2>
      <p {...slot('subtitle', 'lk-sub')} id={`${frame.titleId}-line`}>
        {props.effect.line}
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
          <SignDetails
            view={view}
            appName={props.appName}
            isSent={isSent}
            nowMs={props.shownAtMs}
          />
        )}
        {tree === undefined ? (
          <p className="lk-other-way">
            <LinkButton onClick={() => setIsRaw(!isRaw)}>
              {isRaw ? words.showReadable : words.showRaw}
            </LinkButton>
          </p>
        ) : null}
        <div id={`${frame.titleId}-notes`}>
          {view.warnings.map((warning, at) => {
            const text = props.notes[at]
            return text && <SignNote key={warning.kind} warning={warning} words={text} />
          })}
        </div>
      </div>
      <ConfirmActions {...props} />
    </div>
  )
}
