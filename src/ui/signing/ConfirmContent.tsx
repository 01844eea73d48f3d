'use client'

import { useState } from 'react'
import { useUiSettings } from '../../react/kitContext.ts'
import { lazyPart } from '../lazyPart.ts'
import { ConfirmParts } from './ConfirmParts.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { effectText } from './effectText.ts'
import { noteOf } from './noteText.ts'
import { type AskingWords, useSigningWords } from './useSigningWords.ts'

/** What moves something has no use for them. What they are said of is not shown before they are there. */
const WithSignatureWords = lazyPart(
  async () => (await import('./WithSignatureWords.tsx')).WithSignatureWords,
)

/** What `ConfirmView` shows once all of it is loaded: suspends before. */
export function ConfirmContent(props: ConfirmViewProps) {
  const { isSent, view } = props
  const asking = useSigningWords()
  const { locale } = useUiSettings()
  const [nowMs] = useState(props.nowMs)

  /** Null where words are missing. */
  function draw(words: AskingWords) {
    const effect = effectText(view, { words, locale, nowMs, isSent })
    const notes = view.warnings.flatMap((one) => noteOf(one, words, nowMs, locale) ?? [])
    if (!effect || notes.length < view.warnings.length) return null
    return <ConfirmParts {...props} effect={effect} notes={notes} shownAtMs={nowMs} />
  }

  return draw(asking) ?? <WithSignatureWords words={asking} draw={draw} />
}
