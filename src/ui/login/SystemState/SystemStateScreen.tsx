'use client'

import type { LatchkitErrorCode } from '../../../errors/anyError.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useOnline } from '../../../react/useOnline.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import type { LoginExtras } from '../loginExtras.ts'
import { SystemStateView } from './SystemStateView.tsx'

export type SystemStateScreenProps = {
  readonly frame: Frame
  readonly extras: LoginExtras
  readonly code: LatchkitErrorCode
  readonly retryAtMs: number | null
  readonly onRetry: () => void
}

/** The screen for an error, with what the kit and the browser know around it. */
export function SystemStateScreen(props: SystemStateScreenProps) {
  const kit = useKit()
  const words = useWords()
  const isOnline = useOnline()
  return (
    <SystemStateView
      frame={props.frame}
      code={props.code}
      retryAtMs={props.retryAtMs}
      nowMs={kit.options.nowMs ?? Date.now}
      onRetry={props.onRetry}
      circumstances={{
        appName: kit.appName,
        isOnline,
        method: words.login.email,
        developmentOrigin: developmentOrigin(),
        allowedHost: props.extras.allowedHost ?? null,
        allowedOriginsUrl: props.extras.allowedOriginsUrl ?? null,
        requestId: null,
      }}
    />
  )
}
