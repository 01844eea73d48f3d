'use client'

import { useState } from 'react'
import { visibleParts } from '../../core/wallet/signing/visibleText.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { LinkButton } from '../primitives/Button/LinkButton.tsx'
import { useSigningWords } from './useSigningWords.ts'

/** So many lines and characters are shown at first; what is longer would push what matters out of sight. */
const FIRST_LINES = 20
/** None of them in half. */
const FIRST = /^.{0,1000}/su

export type VisibleTextProps = {
  readonly text: string
  /** Whether it is all that somebody wrote, and no name: there words may well mix scripts. @default false */
  readonly isProse?: boolean
  /** Whether it stands in quotation marks, beside words of ours that it could be taken for. @default false */
  readonly isQuoted?: boolean
}

/** Stands for the text between the quotation marks of a language. */
const QUOTED = '\uFFFC'

/** Where the person is: the end of what was shown, not where the text begins. */
const focusThere = (text: HTMLElement | null) => text?.focus({ preventScroll: true })

/**
 * A text that comes from outside, with all that could hide in it made visible, and without power over the order of what is
 * around it. A long one is unfolded by a press. Renders a `bdi`, and for a long text a `button`.
 */
export function VisibleText({ text, isProse = false, isQuoted = false }: VisibleTextProps) {
  const words = useSigningWords()
  const { locale } = useUiSettings()
  const [isWhole, setIsWhole] = useState(false)
  const [first = ''] = FIRST.exec(text.split('\n', FIRST_LINES).join('\n')) ?? []
  const [before, after] = isQuoted ? words.quoted(QUOTED).split(QUOTED) : []
  const isLong = !isWhole && first.length < text.length
  return (
    <>
      {before}
      {/* the button that had the focus is gone then */}
      <bdi {...(isWhole && { tabIndex: -1, ref: focusThere })}>
        {visibleParts(isLong ? `${first}…` : text, !isProse).map((part, at) =>
          'text' in part ? (
            part.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are
            <span key={at} className="lk-unseen" dir="ltr">
              {part.hidden}
            </span>
          ),
        )}
      </bdi>
      {after}
      {isLong ? (
        <span className="lk-whole">
          <LinkButton onClick={() => setIsWhole(true)}>
            {words.showAll(new Intl.NumberFormat(locale).format(text.length))}
          </LinkButton>
        </span>
      ) : null}
    </>
  )
}
