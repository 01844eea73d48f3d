import type { CodeNotice } from '../../../core/login/loginState.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import type { CodePhase } from './codeStatus.ts'

/** What the code screen shows, and what it reports. */
export type EnterCodeViewProps = {
  readonly frame: Frame
  readonly appName: string
  readonly channel: 'email' | 'sms'
  readonly contact: string
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  readonly lifetimeMs: number
  readonly expiresAtMs: number
  readonly resendAtMs: number
  readonly resends: number
  /** True when a login link brought the code. @default false */
  readonly isFromLink?: boolean | undefined
  readonly phase: CodePhase
  readonly notice: CodeNotice
  /** What has been typed so far. */
  readonly code: string
  /** True after a press on Verify with characters missing. */
  readonly isIncomplete: boolean
  /** True when this browser keeps the login only until the tab is closed. */
  readonly endsWithTab: boolean
  /** The code that the local service has just sent; null in production. */
  readonly devHint: string | null
  readonly nowMs: () => number
  readonly onCodeChange: (code: string) => void
  /** Verify was pressed, or the last character has come. */
  readonly onSubmit: (code: string) => void
  readonly onResend: () => void
  /** Change, back, and "Use another method". */
  readonly onChangeContact: () => void
}

/** The same, but for where it stands. */
export type CodeScreen = Omit<EnterCodeViewProps, 'frame' | 'devHint'>
