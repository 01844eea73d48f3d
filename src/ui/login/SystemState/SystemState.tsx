'use client'

import { methodOfState } from '../../../core/login/methodOfState.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useOnline } from '../../../react/useOnline.ts'
import { methodName } from '../../words/methodName.ts'
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
  const method = methodOfState(state)
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
        method: method === null ? words.login.email : methodName(method, words),
        developmentOrigin: developmentOrigin(),
        allowedHost: extras.allowedHost ?? null,
        allowedOriginsUrl: extras.allowedOriginsUrl ?? null,
        requestId: null,
      }}
    />
  )
}
