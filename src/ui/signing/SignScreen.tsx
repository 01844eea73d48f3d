'use client'

import { type RefObject, Suspense, useEffect, useRef } from 'react'
import type { SignState } from '../../core/wallet/signing/signState.ts'
import { useKit } from '../../react/kitContext.ts'
import { aheadPart } from '../aheadPart.tsx'
import { watchViewport } from '../primitives/Dialog/watchViewport.ts'
import { focusScreen } from '../primitives/Screen/focusScreen.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ConfirmView } from './ConfirmView.tsx'
import { ReadingView } from './ReadingView.tsx'
import { useMeantPress } from './useMeantPress.ts'

/** What came of a transaction: nobody sees it who only signs. */
const { Part: SendScreen, loadAhead } = aheadPart(
  async () => (await import('./SendScreen.tsx')).SendScreen,
)

/** Loaded while it is read: a failure is shown without a connection too. */
const { Part: SignFailedView, loadAhead: loadFailed } = aheadPart(
  async () => (await import('./SignFailedView.tsx')).SignFailedView,
)

export type SignScreenProps = {
  readonly state: Exclude<SignState, { at: 'idle' }>
  readonly frame: Frame
  readonly onApprove: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

/** The screen for where a request is. Takes the focus to its title whenever that is another screen. */
export function SignScreen(props: SignScreenProps) {
  const { state } = props
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const isConfirming = state.at === 'asking' || state.at === 'signing'
  const screen = `${state.id} ${isConfirming ? 'asking' : state.at}`
  const isMeant = useMeantPress(state.at === 'asking' ? screen : null, place)

  const willSend = 'request' in state && state.request.kind === 'send'
  useEffect(() => {
    if (willSend) loadAhead()
    if (isConfirming) loadFailed()
  }, [willSend, isConfirming])

  return (
    <div ref={place} key={screen} className="lk-screen">
      <Suspense fallback={<ReadingView frame={{ ...props.frame, onClose: props.onClose }} />}>
        <Content {...props} isMeant={isMeant} />
        <Arrival place={place} isFirst={isFirst} />
      </Suspense>
    </div>
  )
}

type ArrivalProps = {
  readonly place: RefObject<HTMLElement | null>
  readonly isFirst: RefObject<boolean>
}

/** Beside what is shown, so that it happens when that is there. */
function Arrival({ place, isFirst }: ArrivalProps) {
  useEffect(() => {
    const card = place.current?.closest<HTMLElement>('.lk-card')
    const dialog = card?.closest('dialog')
    if (!isFirst.current) focusScreen(place.current)
    isFirst.current = false
    if (!card || !dialog) return
    // it is taller than what stood there, and is read from its top: who asks comes first
    const stop = watchViewport(dialog, card)
    for (const scroller of [dialog, card]) scroller.scrollTop = 0
    return stop
  }, [place, isFirst])
  return null
}

type ContentProps = SignScreenProps & { readonly isMeant: (event: Event) => boolean }

function Content({ state, frame, onApprove, onDecline, onClose, isMeant }: ContentProps) {
  const kit = useKit()
  switch (state.at) {
    case 'reading':
      return <ReadingView frame={{ ...frame, onClose: onDecline }} />
    case 'asking':
    case 'signing':
      return (
        <ConfirmView
          frame={frame}
          appName={kit.appName}
          view={state.view}
          place={state.place}
          isSent={state.request.kind === 'send'}
          isSigning={state.at === 'signing'}
          nowMs={kit.nowMs}
          onApprove={(event) => isMeant(event) && onApprove()}
          onDecline={onDecline}
        />
      )
    case 'sending':
    case 'sent':
    case 'reverted':
      return <SendScreen state={state} frame={{ ...frame, onClose }} onClose={onClose} />
    case 'failed':
      return <SignFailedView frame={{ ...frame, onClose }} error={state.error} onClose={onClose} />
    default:
      return state satisfies never
  }
}
