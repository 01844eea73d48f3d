import type { CodeNotice } from '../../../core/login/loginState.ts'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'

/** What the code screen shows: one row of the design's table of states. */
export type CodeStatus =
  | { readonly kind: 'idle' | 'incomplete' | 'checking' | 'accepted' }
  | Extract<CodeNotice, { readonly kind: 'expired' }>
  | { readonly kind: 'resending' | 'resent' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number | null }
  | { readonly kind: 'locked'; readonly retryAtMs: number }
  | { readonly kind: 'failed'; readonly error: AnyLatchkitError }

/** Where the login stands with this code. */
export type CodePhase = 'entering' | 'checking' | 'resending' | 'accepted'

/** Finds what to show. */
export function codeStatus({
  phase,
  notice,
  isIncomplete,
}: {
  readonly phase: CodePhase
  readonly notice: CodeNotice
  readonly isIncomplete: boolean
}): CodeStatus {
  if (phase !== 'entering') return { kind: phase }
  if (notice.kind === 'locked' || notice.kind === 'expired') return notice
  if (isIncomplete) return { kind: 'incomplete' }
  return notice.kind === 'none' ? { kind: 'idle' } : notice
}

/** Whether a login link brought a code that opens nothing here: nothing was sent, and nothing can be typed. */
export function isLinkOver({
  isFromLink = false,
  ...screen
}: Parameters<typeof codeStatus>[0] & { readonly isFromLink?: boolean | undefined }): boolean {
  return isFromLink && codeStatus(screen).kind === 'expired'
}

/** What the field for the code is in each of them. */
export function fieldState({ kind }: CodeStatus) {
  switch (kind) {
    case 'checking':
      return 'loading'
    case 'accepted':
      return 'success'
    case 'wrong':
      return 'error'
    case 'expired':
    case 'locked':
    case 'resending':
      return 'disabled'
    case 'idle':
    case 'incomplete':
    case 'resent':
    case 'failed':
      return 'idle'
    default:
      return kind satisfies never
  }
}
