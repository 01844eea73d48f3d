'use client'

import { Button } from '../primitives/Button/Button.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { useAllWords } from '../words/useAllWords.ts'
import type { SessionEnd } from './sessionEnd.ts'
import { SESSION_ICONS } from './sessionIcons.ts'

/** How the session ended, and the ways back in. */
export type SessionEndedViewProps = {
  readonly frame: Frame
  readonly end: SessionEnd
  /** How people read the method of the last login; null when there was none on this device. */
  readonly lastMethod: string | null
  /** Continues with the last method. Called within the click. */
  readonly onContinue: () => void
  /** Opens the login at its first screen. */
  readonly onLogIn: () => void
  readonly onClose: () => void
}

/** A session that ended while it was in use: what happened, whether anything is lost, and the way back in. */
export function SessionEndedView(props: SessionEndedViewProps) {
  const { frame, end, lastMethod } = props
  const words = useAllWords()
  const slot = useSlot()
  const isElsewhere = end.reason === 'logged-out-elsewhere'
  const title = isElsewhere ? words.session.elsewhereTitle : words.session.againTitle
  const text = textOf(end, words.session)
  const isExpired = end.reason === 'expired'

  return (
    <>
      <ScreenHeader
        frame={frame}
        emblem={
          <Emblem
            icon={
              isElsewhere ? SESSION_ICONS.logOut : isExpired ? SESSION_ICONS.clock : 'circle-alert'
            }
            tone={isElsewhere ? 'plain' : isExpired ? 'accent' : 'warning'}
          />
        }
        title={title}
        subtitle={<p>{text}</p>}
      />
      <div {...slot('actions', 'lk-actions')}>
        {isElsewhere || lastMethod === null ? (
          <Button onClick={props.onLogIn}>{words.session.logInAgain}</Button>
        ) : (
          <Button onClick={props.onContinue}>{words.methods.continueWith(lastMethod)}</Button>
        )}
        {isElsewhere || lastMethod === null ? (
          <Button variant="quiet" onClick={props.onClose}>
            {words.session.close}
          </Button>
        ) : (
          <Button variant="quiet" onClick={props.onLogIn}>
            {words.session.anotherMethod}
          </Button>
        )}
      </div>
      <Announcement title={title} text={text} politeness="assertive" />
    </>
  )
}

function textOf(
  { reason, lifetimeMs }: SessionEnd,
  words: ReturnType<typeof useAllWords>['session'],
): string {
  switch (reason) {
    case 'expired':
      return words.expired(lifetimeMs)
    case 'key-lost':
      return words.keyLost
    case 'refused':
      return words.refusedHere
    case 'logged-out-elsewhere':
      return words.elsewhere
    default:
      return reason satisfies never
  }
}
