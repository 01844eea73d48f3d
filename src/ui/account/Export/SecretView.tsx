'use client'

import { useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useExportWords } from '../useSecretWords.ts'
import { EXPORT_ICONS } from './exportIcons.ts'
import type { Revealed } from './useRevealed.ts'

export type SecretViewProps = {
  readonly frame: Frame
  readonly kind: 'phrase' | 'key'
  readonly wordCount: number
  /** Null while it is covered: then no part of it is in the page. */
  readonly revealed: Revealed | null
  readonly isCopied: boolean
  readonly error: string | null
  readonly nowMs: () => number
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onCopy: () => void
  readonly onDone: () => void
  readonly onBack: () => void
}

/** A recovery phrase or a private key that has arrived, covered until somebody wants to see it. Renders a `div`. */
export function SecretView(props: SecretViewProps) {
  const { frame, kind, wordCount, revealed, error } = props
  const words = useExportWords()
  const slot = useSlot()
  const wasShown = useRef(false)
  if (revealed !== null) wasShown.current = true
  const isPhrase = kind === 'phrase'
  const shownParts = isPhrase ? revealed?.text.split(' ') : revealed && [revealed.text]
  const parts = shownParts ?? Array.from({ length: wordCount }, () => null)
  const covered = isPhrase ? words.phraseText : words.keyCoveredText
  const shown = isPhrase ? words.shownText : words.keyShownText
  return (
    <div className="lk-screen">
      <ScreenHeader
        frame={frame}
        title={isPhrase ? words.phraseTitle : words.keyShownTitle}
        subtitle={revealed === null ? covered : shown}
        onBack={props.onBack}
      />
      <ol
        {...slot('words', 'lk-words')}
        data-count={wordCount}
        dir="ltr"
        translate="no"
        aria-label={isPhrase ? words.list(wordCount) : words.keyShownTitle}
        aria-hidden={revealed === null || undefined}
      >
        {parts.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place
          <li {...slot('word', 'lk-word')} key={index}>
            {isPhrase ? (
              <span {...slot('wordNumber', 'lk-word-number')} aria-hidden="true">
                {index + 1}
              </span>
            ) : null}
            {word === null ? <span className="lk-word-cover" /> : <span>{word}</span>}
          </li>
        ))}
      </ol>
      {error === null ? null : <FieldError id={`${frame.titleId}-error`}>{error}</FieldError>}
      {revealed === null ? (
        <div className="lk-actions">
          <Button icon={EXPORT_ICONS.eye} onClick={props.onShow}>
            {isPhrase ? words.show : words.showKey}
          </Button>
          <Button variant="quiet" onClick={props.onBack}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <>
          <p className="lk-words-clock">
            <Countdown untilMs={revealed.untilMs} nowMs={props.nowMs} format={words.hidesIn} />
            <LinkButton onClick={props.onHide}>{words.hideNow}</LinkButton>
          </p>
          <div className="lk-actions">
            <Button onClick={props.onDone}>{isPhrase ? words.done : words.keyDone}</Button>
            <Button variant="quiet" icon={props.isCopied ? 'check' : 'copy'} onClick={props.onCopy}>
              {props.isCopied ? words.copied : words.copy}
            </Button>
          </div>
        </>
      )}
      <Announcement text={revealed === null && wasShown.current ? words.hidden : null} />
      <Announcement text={props.isCopied ? words.copied : null} />
      <Announcement text={error} politeness="assertive" />
    </div>
  )
}
