import { isLatchkitError } from '../../../errors/anyError.ts'
import type { ExportWords } from '../../../react/exportWords.ts'
import type { useErrorText } from '../../../react/useErrorText.ts'
import type { CodeWords } from '../../../react/words.ts'

type Texts = {
  readonly words: ExportWords
  readonly code: CodeWords
  readonly errorText: ReturnType<typeof useErrorText>
}

/** What went wrong with an export, or that it waits, in words; null while nothing has. */
export function exportError(error: unknown, { words, code, errorText }: Texts): string | null {
  if (error === null) return null
  if (isLatchkitError(error, 'OTP_CODE_INVALID')) return code.wrong(error.attemptsLeft ?? null)
  // to try again would only make one more that waits
  if (isLatchkitError(error, 'ACTIVITY_NEEDS_CONSENSUS')) return errorText(error)
  if (isLatchkitError(error)) return words[lines[error.code] ?? 'failed']
  return words.failed
}

type Line = 'promptClosed' | 'noPasskeyHere' | 'codeExpired' | 'refused'

const lines: Readonly<Partial<Record<string, Line>>> = {
  PASSKEY_CANCELLED: 'promptClosed',
  PASSKEY_NONE_FOUND: 'noPasskeyHere',
  OTP_EXPIRED: 'codeExpired',
  OTP_ATTEMPTS_EXCEEDED: 'codeExpired',
  VERIFICATION_REFUSED: 'codeExpired',
  BUNDLE_REFUSED: 'refused',
}
