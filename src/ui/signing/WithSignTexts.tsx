'use client'

import { type ReactNode, useState } from 'react'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import type { NoteWords } from '../../react/signingWords.ts'
import { lazyPart } from '../lazyPart.ts'
import { type EffectText, effectText } from './effectText.ts'
import { noteOf } from './noteText.ts'
import { type AskingWords, useSigningWords } from './useSigningWords.ts'

/** What moves something has no use for them. What they are said of is not shown before they are there. */
const WithSignatureWords = lazyPart(
  async () => (await import('./WithSignatureWords.tsx')).WithSignatureWords,
)

/** What is said of a request. */
export type SignTexts = {
  readonly effect: EffectText
  /** What is said of each of its warnings. */
  readonly notes: readonly NoteWords[]
  /** Milliseconds since 1970. */
  readonly shownAtMs: number
}

export type WithSignTextsProps = {
  readonly view: SignView
  readonly nowMs: () => number
  readonly draw: (texts: SignTexts) => ReactNode
}

/** Puts a request into words. Renders what is drawn; suspends until all of the words are loaded. */
export function WithSignTexts({ view, nowMs: now, draw }: WithSignTextsProps) {
  const asking = useSigningWords()
  const { locale } = useUiSettings()
  const [nowMs] = useState(now)

  /** Null where words are missing. */
  function drawWith(words: AskingWords) {
    const effect = effectText(view, { words, locale, nowMs })
    const notes = view.warnings.flatMap((one) => noteOf(one, words, nowMs, locale) ?? [])
    if (!effect || notes.length < view.warnings.length) return null
    return draw({ effect, notes, shownAtMs: nowMs })
  }

  return drawWith(asking) ?? <WithSignatureWords words={asking} draw={drawWith} />
}
