'use client'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isHost, type ScreenKind, screensOf } from '../../core/wallet/signing/screensOf.ts'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { lazyPart } from '../lazyPart.ts'

const SignDialog = lazyPart(async () => (await import('./SignDialog.tsx')).SignDialog)

export type SigningHostProps = {
  readonly kind: Exclude<ScreenKind, 'own'>
  readonly logo?: ReactNode
}

/** A place for the confirmation, which is loaded with the first request. Renders nothing before. */
export function SigningHost({ kind, logo = null }: SigningHostProps) {
  const screens = screensOf(useKit())
  const [screen] = useState(() => ({ kind }))
  const isShown = useStore(screens.state, (state) => isHost(state, screen))
  const isWanted = useStore(screens.state, (state) => state.isWanted)
  const [wasWanted, setWasWanted] = useState(false)
  if (isShown && isWanted && !wasWanted) setWasWanted(true)
  useEffect(() => screens.attach(screen), [screens, screen])
  return isShown && wasWanted ? (
    <Suspense fallback={null}>
      <SignDialog logo={logo} />
    </Suspense>
  ) : null
}
