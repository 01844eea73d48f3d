import type { ReactNode } from 'react'
import type { LegalLinks } from './ChooseMethod/LegalLine.tsx'

/** What an app may add to the login screens. */
export type LoginExtras = {
  /** The app's logo, drawn 36 px square. @default none */
  readonly logo?: ReactNode
  /** Links of the legal line. @default no legal line */
  readonly legal?: LegalLinks | undefined
  /** The host where the login works, named when this page's origin is refused. */
  readonly allowedHost?: string | undefined
  /** Where allowed origins are edited, offered in development when this page's origin is refused. */
  readonly allowedOriginsUrl?: string | undefined
  /** The code that the local service has just sent, for a development page to offer. Never set it in production. */
  readonly devHint?: string | undefined
}
