'use client'

import { type RefObject, Suspense, useEffect, useRef } from 'react'
import type { SignState } from '../../core/wallet/signing/signState.ts'
import { useKit } from '../../react/kitContext.ts'
import { aheadPart } from '../aheadPart.tsx'
import { watchViewport } from '../primitives/Dialog/watchViewport.ts'
import { focusScreen } from '../primitives/Screen/focusScreen.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ConfirmContent } from './ConfirmContent.tsx'
import { ReadingView } from './ReadingView.tsx'
import { useMeantPress } from './useMeantPress.ts'

/** What only somebody sees who has answered. */
const after = () => import('./afterAnswer.ts')

/** What came of a transaction: nobody sees it who only signs. */
const { Part, loadAhead } = aheadPart(async () => (await after()).loadSendScreen())
export const SendScreen = Part

/** Loaded while it is read: a failure is shown without a connection too. */
const { Part: SignFailedView, loadAhead: loadFailed } = aheadPart(async () =>
  (await after()).loadFailedView(),
)

export type SignScreenProps = {
  readonly state: Exclude<SignState, { at: 'idle' }>
  readonly frame: Frame
  /** Whether it follows another one on the same dialog. */
  readonly isNext: boolean
  readonly onApprove: () => void
  readonly onDeclineAll: () => void
  readonly onClose: () => void
}

/** The screen for where a request is. Takes the focus to its title whenever that is another screen. */
export function SignScreen(props: SignScreenProps) {
  const { state, frame, isNext } = props
  const place = useRef<HTMLDivElement>(null)
  const screen = `${state.id} ${state.at === 'signing' ? 'asking' : state.at}`
  return (
    <Suspense fallback={<ReadingView frame={readingFrame(frame, isNext)} />}>
      <div ref={place} key={screen} className="lk-screen">
        <Content {...props} place={place} />
      </div>
    </Suspense>
  )
}

/** What follows an outcome has no Close where that had one: a press that was meant for it would decline. */
function readingFrame(frame: Frame, isNext: boolean): Frame {
  return isNext ? { ...frame, onClose: null } : frame
}

type ContentProps = SignScreenProps & {
  readonly place: RefObject<HTMLElement | null>
}

/** Takes effect when all of it is there: what is still loaded cannot be read, and has no focus and no presses. */
function Content(props: ContentProps) {
  const { state, frame, isNext, place, onApprove, onDeclineAll, onClose } = props
  const kit = useKit()
  const isMeant = useMeantPress(state.at === 'asking', place)
  const isConfirming = state.at === 'asking' || state.at === 'signing'
  const isSent = isConfirming && state.view.broadcast !== 'nobody'

  useEffect(() => {
    if (isSent) loadAhead()
    if (isConfirming) loadFailed()
  }, [isSent, isConfirming])

  useEffect(() => {
    const card = place.current?.closest<HTMLElement>('dialog>*')
    const dialog = card?.closest('dialog')
    focusScreen(place.current)
    if (!card || !dialog) return
    // it is taller than what stood there, and is read from its top: who asks comes first
    const stop = watchViewport(dialog, card)
    for (const scroller of [dialog, card]) scroller.scrollTop = 0
    return stop
  }, [place])

  switch (state.at) {
    case 'reading':
      return <ReadingView frame={readingFrame(frame, isNext)} />
    case 'asking':
    case 'signing':
      return (
        <ConfirmContent
          frame={frame}
          appName={kit.appName}
          view={state.view}
          place={state.place}
          isSigning={state.at === 'signing'}
          nowMs={kit.nowMs}
          onApprove={(event) => isMeant(event) && onApprove()}
          onDecline={onClose}
          onDeclineAll={onDeclineAll}
        />
      )
    case 'sending':
    case 'sent':
    case 'reverted':
      return <SendScreen state={state} frame={frame} onClose={onClose} />
    case 'failed':
      return (
        <SignFailedView
          frame={frame}
          error={state.error}
          wasSent={state.wasSent}
          chain={state.chain ?? null}
          onClose={onClose}
        />
      )
    default:
      return state satisfies never
  }
}
