import type { ReactNode } from 'react'

/** What a dialog holds, and how it closes. */
export type DialogProps = {
  readonly isOpen: boolean
  /** Escape, the backdrop, or a sheet dragged down. */
  readonly onClose: () => void
  /** The closing motion is over. */
  readonly onClosed?: (() => void) | undefined
  /** Whether a press on the backdrop closes. */
  readonly closesOnBackdrop: boolean
  /** Id of the title inside. */
  readonly titleId: string
  readonly children: ReactNode
}
