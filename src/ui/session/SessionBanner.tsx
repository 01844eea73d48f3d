'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { SessionState } from '../../core/session/session.ts'
import { planOf } from '../../core/session/sessionPlan.ts'
import { useKit } from '../../react/kitContext.ts'
import { useMoment } from '../../react/useMoment.ts'
import { useStore } from '../../react/useStore.ts'
import type { SessionBannerViewProps } from './SessionBannerView.tsx'
import type { SessionEndedDialogProps } from './SessionEndedDialog.tsx'
import { type SessionEnd, sessionEnd } from './sessionEnd.ts'
import { useRenewal } from './useRenewal.ts'

/** What an app may set on the banner. */
export type SessionBannerProps = {
  /** Whether a session that has ended while it was in use is told of too, in a modal. @default true */
  readonly announcesEnd?: boolean | undefined
}

const itself = (state: SessionState) => state

/**
 * Tells a person that the session is about to end, with one button to stay; and, once it has ended, how and what to do.
 *
 * Place it once. It renders nothing until then, and loads what it shows when it is due. How long before the end that is,
 * the kit's option `session.warnBeforeSeconds` says.
 *
 * @example
 * <SessionBanner />
 */
export function SessionBanner({ announcesEnd = true }: SessionBannerProps) {
  const kit = useKit()
  const state = useStore(kit.session, itself)
  const isLoginOpen = useStore(kit.login.isOpen, (open) => open)
  const [seen, setSeen] = useState(state)
  const [end, setEnd] = useState<SessionEnd | null>(null)
  if (seen !== state) {
    setSeen(state)
    setEnd(sessionEnd(seen, state))
  }
  const session = state.status === 'logged-in' ? state.session : null
  const plan = session && planOf(session, kit.options.session?.warnBeforeSeconds)
  const isDue = useMoment(plan?.warnAtMs ?? null, kit.nowMs)
  const { phase, stay } = useRenewal(session)
  const showsBanner = session !== null && (isDue || phase === 'renewed')
  const showsEnd = announcesEnd && end !== null && !isLoginOpen

  const Warning = useLoaded(showsBanner, loadWarning)
  const Ended = useLoaded(showsEnd, loadEnded)
  return (
    <>
      {showsBanner && Warning ? (
        <Warning
          phase={phase}
          endsAtMs={session.expiresAtMs}
          nowMs={kit.nowMs}
          onStay={stay}
          onLogOut={() => kit.logOut().catch(ignore)}
        />
      ) : null}
      {showsEnd && Ended ? <Ended end={end} onClose={() => setEnd(null)} /> : null}
    </>
  )
}

const loadWarning = async (): Promise<ComponentType<SessionBannerViewProps>> =>
  (await import('./SessionWarning.tsx')).SessionWarning

const loadEnded = async (): Promise<ComponentType<SessionEndedDialogProps>> =>
  (await import('./SessionEndedDialog.tsx')).SessionEndedDialog

/** A component that is loaded when it is first wanted; null until then. Without a network it is asked for again. */
function useLoaded<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [loaded, setLoaded] = useState<{ readonly it: ComponentType<P> } | null>(null)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const fetchIt = () =>
      load().then(
        (it) => isCurrent && setLoaded({ it }),
        () => isCurrent && addEventListener('online', fetchIt, { once: true }),
      )
    void fetchIt()
    return () => {
      isCurrent = false
      removeEventListener('online', fetchIt)
    }
  }, [isMissing, load])
  return loaded?.it ?? null
}

function ignore(): void {
  // it is over all the same: a key that could not be removed is of no use at the service
}
