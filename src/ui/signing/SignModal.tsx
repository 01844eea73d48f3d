'use client'

import type { ReactNode } from 'react'
import { SigningHost } from './SigningHost.tsx'

/** What an app may set on the modal. */
export type SignModalProps = {
  /** The app's logo, 36 px square. @default none */
  readonly logo?: ReactNode
}

/**
 * The confirmation of requests to sign as a modal: a card, or a sheet on a phone. Shows itself when something is to be
 * signed, and loads itself then. Place it once; without it an `AccountButton` shows the same modal.
 *
 * @example
 * <SignModal logo={<Logo />} />
 */
export function SignModal({ logo = null }: SignModalProps) {
  return <SigningHost kind="placed" logo={logo} />
}
