'use client'

import { useId, useState } from 'react'
import { useUiSettings } from '../../react/kitContext.ts'
import { LinkButton } from '../primitives/Button/LinkButton.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { AskedBy } from './AskedBy.tsx'
import { ConfirmActions } from './ConfirmActions.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { effectText } from './effectText.ts'
import { noteOf } from './noteText.ts'
import { RawText } from './RawText.tsx'
import { Segment } from './Segment.tsx'
import { SignDetails } from './SignDetails.tsx'
import { SignNote } from './SignNote.tsx'
import { safeName } from './safeName.ts'
import { useDescription } from './useDescription.ts'
import { useSigningWords } from './useSigningWords.ts'

/** What is asked: who asks, what it does, all of it to read, and two answers. */
export function ConfirmView(props: ConfirmViewProps) {
  const { frame, view, isSent } = props
  const words = useSigningWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const id = useId()
  const [isRaw, setIsRaw] = useState(false)
  const [nowMs] = useState(props.nowMs)
  const { headline, line } = effectText(view, { words, locale, nowMs, isSent })
  const tree = view.details.find(({ kind }) => kind === 'tree')
  const title = tree?.kind === 'tree' ? tree.title : null
  const place = useDescription(`${id}-line ${id}-notes`)
  return (
    <div className="lk-signing" ref={place}>
      <AskedBy
        appName={props.appName}
        logo={frame.logo}
        origin={view.origin}
        network={view.chain === null ? null : (view.chain.name ?? view.chain.caip2)}
        place={props.place}
      />
      <h2 {...slot('title', 'lk-title')} id={frame.titleId} tabIndex={-1} data-lk-title="">
        {headline}
      </h2>
      <p {...slot('subtitle', 'lk-sub')} id={`${id}-line`}>
        {line}
      </p>
      <div {...slot('body', 'lk-body')}>
        {tree === undefined ? null : (
          <div className="lk-switch">
            <span>{title === null ? null : safeName(title)}</span>
            <Segment
              options={[words.readable, words.raw]}
              chosen={isRaw ? 1 : 0}
              onChoose={(at) => setIsRaw(at === 1)}
            />
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
        <div id={`${id}-notes`}>
          {view.warnings.map((warning) => (
            <SignNote key={warning.kind} note={noteOf(warning, words, nowMs, locale)} />
          ))}
        </div>
      </div>
      <ConfirmActions {...props} />
    </div>
  )
}
