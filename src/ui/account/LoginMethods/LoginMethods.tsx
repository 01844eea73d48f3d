'use client'

import { Suspense } from 'react'
import { useSession } from '../../../react/useSession.ts'
import { lazyPart } from '../../lazyPart.ts'
import { ownerKey } from '../ownerKey.ts'

/** What an app may set on the list of login methods. */
export type LoginMethodsProps = {
  /** False: the title is there for readers only, for pages with a heading of their own. @default true */
  readonly title?: boolean | undefined
}

const LoginMethodsPanel = lazyPart(
  async () => (await import('./LoginMethodsPanel.tsx')).LoginMethodsPanel,
)

/**
 * The ways into the account of whoever is logged in: adds and removes email, phone, social logins, passkeys and wallets.
 * Renders a `section`, and nothing while nobody is logged in. It is loaded when it is first shown.
 *
 * A way that belongs to another account is refused with a note, and the last one is not removed.
 *
 * @example
 * <SignedIn><LoginMethods /></SignedIn>
 */
export function LoginMethods({ title = true }: LoginMethodsProps) {
  const { session } = useSession()
  if (session === null) return null
  return (
    <Suspense fallback={null}>
      <LoginMethodsPanel key={ownerKey(session)} title={title} />
    </Suspense>
  )
}
