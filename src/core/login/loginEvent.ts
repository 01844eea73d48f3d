import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { OtpType } from '../../wire/fields/otpType.ts'
import type { Session } from '../session/session.ts'
import type { CodeEntry } from './loginState.ts'

/** Everything that can happen to a login: what the person did, and what the world answered. */
export type LoginEvent =
  | { readonly type: 'started' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'contactSubmitted'; readonly otpType: OtpType; readonly contact: string }
  | { readonly type: 'contactRefused'; readonly draft: string; readonly error: AnyLatchkitError }
  | { readonly type: 'codeSent'; readonly entry: CodeEntry }
  | { readonly type: 'codeSubmitted'; readonly code: string }
  | { readonly type: 'resendRequested'; readonly nowMs: number }
  | { readonly type: 'contactChangeRequested' }
  | { readonly type: 'codeAccepted'; readonly session: Session; readonly isNewUser: boolean }
  | { readonly type: 'acceptanceShown' }
  | {
      readonly type: 'failed'
      readonly error: AnyLatchkitError
      readonly nowMs: number
      /** Whether the browser believes that it has a connection. */
      readonly isOnline: boolean
      /** How often the same work was already tried again by itself. */
      readonly retries: number
    }
  | { readonly type: 'retryRequested' }
