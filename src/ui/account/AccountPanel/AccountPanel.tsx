'use client'

import { Suspense } from 'react'
import { useSession } from '../../../react/useSession.ts'
import { lazyPart } from '../../lazyPart.ts'
import { ownerKey } from '../ownerKey.ts'

const AccountPanelCard = lazyPart(
  async () => (await import('./AccountPanelCard.tsx')).AccountPanelCard,
)

/**
 * The account of whoever is logged in, as a part of the page: wallets, login methods, passkeys, sessions and activity.
 * Renders a `section`, and nothing while nobody is logged in. It is loaded when it is first shown.
 *
 * @example
 * <AccountPanel />
 */
export function AccountPanel() {
  const { session } = useSession()
  if (session === null) return null
  return (
    <Suspense fallback={null}>
      <AccountPanelCard key={ownerKey(session)} />
    </Suspense>
  )
}
