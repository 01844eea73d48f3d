import type { SignWarning } from '../../core/wallet/signing/signView.ts'
import type { NoteWords } from '../../react/signingWords.ts'
import { safeName } from './safeName.ts'
import { timeText } from './timeText.ts'
import type { AskingWords } from './useSigningWords.ts'

export type Note = NoteWords & { readonly tone: 'warning' | 'danger' }

type Kind = SignWarning['kind']

/** Those that are reason enough not to agree. */
const GRAVE: readonly Kind[] = [
  'unlimited',
  'delegation',
  'blind',
  'signInOtherDomain',
  'signInOtherAccount',
]

/** What a person should know before they agree. */
export function noteOf(
  warning: SignWarning,
  words: AskingWords,
  nowMs: number,
  locale: string | undefined,
): Note {
  const tone = GRAVE.includes(warning.kind) ? 'danger' : 'warning'
  return { tone, ...wordsOf(warning, words, nowMs, locale) }
}

function wordsOf(
  warning: SignWarning,
  { notes }: AskingWords,
  nowMs: number,
  locale: string | undefined,
): NoteWords {
  switch (warning.kind) {
    case 'farDeadline': {
      const { endsAtSeconds } = warning
      const time = endsAtSeconds === null ? null : timeText(endsAtSeconds, nowMs, locale)
      return notes.farDeadline(time?.distance ?? null)
    }
    case 'signInOtherDomain':
      return notes.signInOtherDomain(safeName(warning.domain), safeName(warning.host))
    case 'wouldFail':
      return notes.wouldFail(warning.reason === null ? null : safeName(warning.reason))
    default:
      return notes[warning.kind]
  }
}
