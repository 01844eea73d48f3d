import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { CodeNotice } from '../loginState.ts'

/** How long to hold back a new code when the service does not say. */
const LOCK_MS = 180_000

/** What the line under the code says after a failure. */
export function noticeFromError(error: AnyLatchkitError, nowMs: number): CodeNotice {
  switch (error.code) {
    case 'OTP_CODE_INVALID':
      if (error.attemptsLeft === 0) return { kind: 'locked', retryAtMs: nowMs + LOCK_MS }
      return { kind: 'wrong', attemptsLeft: error.attemptsLeft ?? null }
    case 'OTP_EXPIRED':
      return error.isElsewhere ? { kind: 'expired', isElsewhere: true } : { kind: 'expired' }
    case 'OTP_ATTEMPTS_EXCEEDED':
    case 'OTP_SENDS_EXCEEDED':
      return { kind: 'locked', retryAtMs: nowMs + (error.retryAfterMs ?? LOCK_MS) }
    default:
      return { kind: 'failed', error }
  }
}
