'use client'

import { Suspense } from 'react'
import { ConfirmContent } from './ConfirmContent.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { ReadingView } from './ReadingView.tsx'

/**
 * What is asked: who asks, what it does, all of it to read, and two answers. The answers are there once all of it is.
 * Renders a `div`.
 *
 * @example
 * <ConfirmView frame={frame} appName="Fieldnotes" view={state.view} place={state.place} isSigning={false}
 *   nowMs={Date.now} onApprove={approve} onDecline={decline} />
 */
export function ConfirmView(props: ConfirmViewProps) {
  const { frame, onDecline } = props
  return (
    <Suspense fallback={<ReadingView frame={{ ...frame, onClose: onDecline }} />}>
      <ConfirmContent {...props} />
    </Suspense>
  )
}
