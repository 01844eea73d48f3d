import type { ReactNode } from 'react'
import type { Frame } from '../primitives/Screen/frame.ts'

/** What is shown, and the card around it. */
export type FrameGateProps = {
  readonly frame: Frame
  readonly children: ReactNode
}
