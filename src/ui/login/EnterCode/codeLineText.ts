import type { LoginTexts } from '../../../react/words.ts'
import { incompleteText } from '../../words/incompleteCode.ts'
import { lineForError } from '../../words/lineForError.ts'
import type { CodeStatus } from './codeStatus.ts'

/** What the code screen knows beside its status. */
export type CodeFacts = {
  readonly appName: string
  readonly channel: 'email' | 'sms'
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  readonly lifetimeMs: number
  readonly endsWithTab: boolean
  /** Whether a login link brought the code. @default false */
  readonly isFromLink?: boolean | undefined
}

/** The line under the code, as far as it does not tick; null where it does. */
export function codeLine(status: CodeStatus, words: LoginTexts, facts: CodeFacts): string | null {
  const { code } = words
  switch (status.kind) {
    case 'idle':
    case 'locked':
      return null
    case 'incomplete':
      return incompleteText(facts, code)
    case 'checking':
      return code.checking
    case 'accepted':
      return facts.endsWithTab ? code.acceptedForTab : code.accepted
    case 'resending':
      return code.sendingNewCode
    case 'resent':
      return code.resent
    case 'expired':
      if (status.isElsewhere) return code.linkElsewhere
      if (facts.isFromLink) return code.linkOver
      return code.expired(Math.max(1, Math.round(facts.lifetimeMs / 60_000)))
    case 'wrong':
      return code.wrong(status.attemptsLeft)
    case 'failed':
      return lineForError(status.error, words, { appName: facts.appName, method: facts.channel })
    default:
      return status satisfies never
  }
}

/** Whether the line says that something is wrong. */
export function isErrorLine(status: CodeStatus): boolean {
  return ['incomplete', 'wrong', 'expired', 'locked', 'failed'].includes(status.kind)
}
