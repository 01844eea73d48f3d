import type { ReactNode } from 'react'
import type { Frame } from '../primitives/Screen/frame.ts'

/** What is shown, and what of the card around it is told to what may be shown instead. */
export type FrameGateProps = Pick<Frame, 'titleId'> &
  Partial<Pick<Frame, 'showsTitle' | 'onClose'>> & {
    readonly children: ReactNode
  }
