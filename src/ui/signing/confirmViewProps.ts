import type { Place } from '../../core/wallet/signing/signState.ts'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import type { Frame } from '../primitives/Screen/frame.ts'

/** What the screen shows. */
export type ConfirmViewProps = {
  readonly frame: Frame
  readonly appName: string
  readonly view: SignView
  readonly place: Place
  /** It was agreed to, and is under way. */
  readonly isSigning: boolean
  readonly nowMs: () => number
  /** `event` is the press itself, for who has to know whether it was meant. */
  readonly onApprove: (event: Event) => void
  readonly onDecline: () => void
  /** Declines all that wait too. @default none: each is declined by itself */
  readonly onDeclineAll?: (() => void) | undefined
}
