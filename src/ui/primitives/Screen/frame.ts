import type { ReactNode } from 'react'

/** What a screen needs to know about the card that it stands in. */
export type Frame = {
  /** The id that the title gets, so that the card can be named by it. */
  readonly titleId: string
  /** False: the title is there for readers only. */
  readonly showsTitle: boolean
  /** Null where there is nothing to close. */
  readonly onClose: (() => void) | null
  /** The app's logo, 36 px square; null for none. */
  readonly logo: ReactNode
}
