'use client'

import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { wordsFromText } from '../../../core/wallet/importing/phraseCheck.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useImportWords } from '../useSecretWords.ts'
import { usePhraseFields } from './usePhraseFields.ts'

export type ImportWordsViewProps = {
  readonly frame: Frame
  readonly isBusy: boolean
  /** What the service said; null while it has said nothing. */
  readonly error: string | null
  readonly onImport: (phrase: string) => void
  readonly onUseKey: () => void
  readonly onBack: () => void
}

/** The fields for a recovery phrase, one for each word, checked while it is typed. Renders a `form`. */
export function ImportWordsView(props: ImportWordsViewProps) {
  const { frame } = props
  const words = useImportWords()
  const slot = useSlot()
  const list = useRef<HTMLOListElement>(null)
  const phrase = usePhraseFields()
  const { fields, fault } = phrase
  const errorId = `${frame.titleId}-error`
  const unknown = fault !== null && typeof fault === 'object' ? fault : null
  const line = unknown
    ? words.unknown(unknown.index + 1, unknown.word)
    : typeof fault === 'string'
      ? words[fault]
      : props.error

  const goTo = (index: number) => list.current?.querySelectorAll('input')[index]?.focus()

  function enter(index: number, several: readonly string[]) {
    let next = index
    flushSync(() => {
      next = phrase.put(index, several)
    })
    goTo(next)
  }

  /** Goes to the next field, which is made where there may be one. */
  function moveOn(index: number) {
    if (index === fields.length - 1 && index === 11) flushSync(() => phrase.lengthen())
    goTo(index + 1)
  }

  function paste(event: ClipboardEvent, index: number) {
    const pasted = wordsFromText(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    enter(index, pasted)
  }

  /**
   * Keyboards of phones, their suggestions and dictation write spaces and several words, and press no key: what they are to
   * do is done here. Tells whether there was anything.
   */
  function divide(text: string, index: number): boolean {
    const typed = wordsFromText(text)
    const [first] = typed
    if (first === undefined || (typed.length === 1 && !/\s$/.test(text))) return false
    if (typed.length > 1) enter(index, typed)
    else {
      phrase.set(index, first)
      moveOn(index)
    }
    return true
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, index: number) {
    // an input method that still writes may have spaces of its own
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    if (isComposing || !divide(target.value, index)) phrase.set(index, target.value)
  }

  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const isEmpty = event.currentTarget.value === ''
    if (event.key === ' ') {
      event.preventDefault()
      if (!isEmpty) moveOn(index)
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault()
      goTo(index - 1)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const taken = phrase.take()
    if (taken !== null && !props.isBusy) props.onImport(taken)
  }

  return (
    <form className="lk-screen" noValidate autoComplete="off" onSubmit={submit}>
      <ScreenHeader frame={frame} title={words.title} subtitle={words.text} onBack={props.onBack} />
      <ol
        {...slot('words', 'lk-words')}
        ref={list}
        dir="ltr"
        translate="no"
        aria-label={words.list}
      >
        {fields.map((value, index) => (
          <li
            {...slot('word', 'lk-word')}
            // biome-ignore lint/suspicious/noArrayIndexKey: a field has no other name than its place
            key={index}
            data-state={phrase.isWrong(index) ? 'error' : 'idle'}
          >
            <span {...slot('wordNumber', 'lk-word-number')} aria-hidden="true">
              {index + 1}
            </span>
            <input
              className="lk-word-input"
              type="text"
              aria-label={words.word(index + 1)}
              aria-invalid={phrase.isWrong(index)}
              aria-describedby={unknown?.index === index ? errorId : undefined}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              readOnly={props.isBusy}
              value={value}
              onChange={(event) => change(event, index)}
              onCompositionEnd={({ currentTarget }) => divide(currentTarget.value, index)}
              onFocus={() => phrase.setFocused(index)}
              onBlur={() => phrase.setFocused(null)}
              onPaste={(event) => paste(event, index)}
              onKeyDown={(event) => press(event, index)}
            />
          </li>
        ))}
      </ol>
      {line === null ? null : (
        <FieldError id={errorId}>
          {line}
          {unknown === null || unknown.nearest === null ? null : (
            <>
              {words.didYouMeanBefore}
              <LinkButton
                onClick={() => {
                  phrase.set(unknown.index, unknown.nearest ?? '')
                  // the button goes with what was wrong
                  goTo(unknown.index)
                }}
              >
                {unknown.nearest}
              </LinkButton>
              {words.didYouMeanAfter}
            </>
          )}
        </FieldError>
      )}
      <div {...slot('actions', 'lk-actions')}>
        <Button type="submit" isLoading={props.isBusy} loadingLabel={words.importing}>
          {words.import}
        </Button>
        <Button variant="quiet" onClick={props.onUseKey}>
          {words.keyInstead}
        </Button>
      </div>
      <Announcement text={line} politeness="assertive" />
    </form>
  )
}
