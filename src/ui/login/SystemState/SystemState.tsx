'use client'

import { useKit } from '../../../react/kitContext.ts'
import { useOnline } from '../../../react/useOnline.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import type { ScreenProps } from '../screenProps.ts'
import { SystemStateView } from './SystemStateView.tsx'

/** What is in the way of the login, with what the kit and the browser know around it. */
export function SystemState({ state, frame, extras }: ScreenProps) {
  const kit = useKit()
  const words = useWords()
  const isOnline = useOnline()
  if (state.at !== 'blocked') return null
  return (
    <SystemStateView
      frame={frame}
      code={state.error.code}
      retryAtMs={state.retryAtMs}
      nowMs={kit.options.nowMs ?? Date.now}
      onRetry={state.retry}
      circumstances={{
        appName: kit.appName,
        isOnline,
        method: words.login.email,
        developmentOrigin: developmentOrigin(),
        allowedHost: extras.allowedHost ?? null,
        allowedOriginsUrl: extras.allowedOriginsUrl ?? null,
        requestId: null,
      }}
    />
  )
}
