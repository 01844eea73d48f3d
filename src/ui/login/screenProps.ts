import type { LoginStateWithActions } from '../../react/withLoginActions.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import type { LoginExtras } from './loginExtras.ts'

/** What every screen of the login gets. */
export type ScreenProps = {
  readonly state: LoginStateWithActions
  readonly frame: Frame
  readonly extras: LoginExtras
}
