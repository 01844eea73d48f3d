'use client'

import type { ReactNode } from 'react'
import { useSession } from '../../react/useSession.ts'

/** What is shown while nobody is logged in. */
export type SignedOutProps = { readonly children: ReactNode }

/**
 * Shows what it holds while nobody is logged in: never was, logged out, or the session has ended. Nothing while the session
 * is being restored, so that no login flashes up for people who have one. Renders no element of its own.
 *
 * @example
 * <SignedOut>
 *   <LoginButton />
 * </SignedOut>
 */
export function SignedOut({ children }: SignedOutProps): ReactNode {
  const { status } = useSession()
  return status === 'logged-out' || status === 'expired' ? children : null
}
