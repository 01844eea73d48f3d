'use client'

import type { ScreenProps } from '../screenProps.ts'
import { SystemStateScreen } from './SystemStateScreen.tsx'

/** The login when something outside is in the way. */
export function SystemState({ state, frame, extras }: ScreenProps) {
  if (state.at !== 'blocked') return null
  return (
    <SystemStateScreen
      frame={frame}
      extras={extras}
      code={state.error.code}
      retryAtMs={state.retryAtMs}
      onRetry={state.retry}
    />
  )
}
