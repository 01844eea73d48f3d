'use client'

import type { ReactNode } from 'react'
import type { Session } from '../../core/session/session.ts'
import { useSession } from '../../react/useSession.ts'

/** What is shown to whoever is logged in. */
export type SignedInProps = {
  /** Also as a function of who that is. */
  readonly children: ReactNode | ((session: Session) => ReactNode)
}

/**
 * Shows what it holds while somebody is logged in, and nothing before that is known. Renders no element of its own.
 *
 * It hides, and protects nothing: what nobody else may read must come from a service that checks who asks.
 *
 * @example
 * <SignedIn>{(session) => <p>Hello, {session.userId}</p>}</SignedIn>
 */
export function SignedIn({ children }: SignedInProps): ReactNode {
  const { session } = useSession()
  if (session === null) return null
  return typeof children === 'function' ? children(session) : children
}
