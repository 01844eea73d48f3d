'use client'

import { Suspense } from 'react'
import { useSession } from '../../../react/useSession.ts'
import { lazyPart } from '../../lazyPart.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { ProofBadgeProps } from './ProofBadge.tsx'

const ProofBadge = lazyPart(async () => (await import('./ProofBadge.tsx')).ProofBadge)

/** The account whose address is checked. */
export type AppProofBadgeProps = Pick<ProofBadgeProps, 'account'>

/**
 * Says whether this browser could verify where the address of an account was made, and up to which root; a press shows
 * what was checked and what was not. Renders a `button`, and nothing while nobody is logged in. It is loaded when it is
 * first shown, and what checks proofs with it.
 *
 * @example
 * <AppProofBadge account={account} />
 */
export function AppProofBadge({ account }: AppProofBadgeProps) {
  const { session } = useSession()
  if (session === null) return null
  return (
    <ThemeRoot inline>
      <Suspense fallback={null}>
        <ProofBadge account={account} />
      </Suspense>
    </ThemeRoot>
  )
}
