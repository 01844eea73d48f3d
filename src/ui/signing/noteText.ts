import type { SignWarning } from '../../core/wallet/signing/signView.ts'
import type { NoteWords } from '../../react/signingWords.ts'
import { symbolsText } from './amountText.ts'
import { safeName } from './safeName.ts'
import { timeText } from './timeText.ts'
import type { AskingWords } from './useSigningWords.ts'

/** Those that are reason enough not to agree. */
const GRAVE: readonly SignWarning['kind'][] = [
  'unlimited',
  'delegation',
  'blind',
  'hash',
  'movesNothing',
  'lost',
  'nothingBack',
  'signInOtherDomain',
  'signInOtherAccount',
]

/** How much a person should heed a warning. */
export function toneOf({ kind }: SignWarning): 'warning' | 'danger' {
  return GRAVE.includes(kind) ? 'danger' : 'warning'
}

/** A reason is a sentence, and its numbers are at its end: half of one would be another amount. */
const MOST_OF_A_REASON = 200

/** What a person should know before they agree; undefined where its words are not loaded yet. */
export function noteOf(
  warning: SignWarning,
  words: AskingWords,
  nowMs: number,
  locale: string | undefined,
): NoteWords | undefined {
  const { notes, quoted } = words
  switch (warning.kind) {
    case 'farDeadline': {
      const time = timeText(warning.endsAtSeconds, nowMs, locale)
      return notes.farDeadline(time?.date ?? null)
    }
    case 'signInOtherDomain':
      return notes.signInOtherDomain?.(safeName(warning.domain), safeName(warning.host))
    case 'removesToo':
      return notes.removesToo(symbolsText(warning.amounts, words, locale))
    case 'wouldFail':
      // a contract wrote it: it is quoted, so that nobody takes it for the kit's own words
      return notes.wouldFail(
        warning.reason === null ? null : quoted(safeName(warning.reason, MOST_OF_A_REASON)),
      )
    default:
      return notes[warning.kind]
  }
}
