'use client'

import { useState } from 'react'
import { useSecondsUntil } from '../../react/useSecondsUntil.ts'
import type { AccountTexts } from '../../react/words.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { clockText } from '../primitives/Countdown/clockText.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { useAllWords } from '../words/useAllWords.ts'
import { SESSION_ICONS } from './sessionIcons.ts'

/** How far the renewal is. `offline`, `failed` and `refused` are ways in which it did not happen. */
export type BannerPhase = 'asking' | 'renewing' | 'renewed' | 'offline' | 'failed' | 'refused'

/** What the banner shows and does. */
export type SessionBannerViewProps = {
  readonly phase: BannerPhase
  /** When the session ends, milliseconds since 1970. */
  readonly endsAtMs: number
  readonly nowMs: () => number
  readonly onStay: () => void
  readonly onLogOut: () => void
}

/** Seconds at which readers hear how many are left. */
const ANNOUNCED = [10, 30]

/** Says that the session is about to end, with one button to stay. Renders a `section`; takes no focus. */
export function SessionBannerView(props: SessionBannerViewProps) {
  const { phase } = props
  const words = useAllWords()
  const slot = useSlot()
  const secondsLeft = useSecondsUntil(props.endsAtMs, props.nowMs)
  const [firstSeconds] = useState(secondsLeft)
  const isRenewed = phase === 'renewed'

  return (
    <section
      {...slot('sessionBanner', 'lk-banner')}
      aria-label={words.session.banner}
      data-state={isRenewed ? 'success' : phase === 'renewing' ? 'loading' : 'idle'}
    >
      <Icon name={isRenewed ? 'check' : SESSION_ICONS.clock} size={24} />
      <div className="lk-banner-words">
        <p className="lk-banner-title" aria-hidden={isRenewed ? undefined : true}>
          {isRenewed ? words.session.stayed : words.session.endsIn(clockText(secondsLeft))}
        </p>
        {isRenewed ? null : <p className="lk-way-text">{noteOf(phase, words)}</p>}
      </div>
      {isRenewed ? null : (
        <div className="lk-banner-actions">
          <Button variant="quiet" onClick={props.onLogOut}>
            {words.session.logOut}
          </Button>
          {phase === 'refused' ? null : (
            <Button
              isLoading={phase === 'renewing'}
              loadingLabel={words.session.staying}
              onClick={props.onStay}
            >
              {words.session.stay}
            </Button>
          )}
        </div>
      )}
      <Announcement text={said(phase, words, secondsLeft, firstSeconds)} />
    </section>
  )
}

function noteOf(phase: BannerPhase, { session }: AccountTexts): string {
  switch (phase) {
    case 'offline':
    case 'failed':
    case 'refused':
      return session[phase]
    default:
      return session.keepWorking
  }
}

/** The time is said when the banner comes, and at 30 and 10 seconds; never each second. */
function said(
  phase: BannerPhase,
  words: AccountTexts,
  secondsLeft: number,
  firstSeconds: number,
): string | null {
  if (phase === 'renewing') return null
  if (phase === 'renewed') return words.session.stayed
  if (phase !== 'asking') return noteOf(phase, words)
  const passed = ANNOUNCED.find((seconds) => secondsLeft <= seconds && seconds < firstSeconds)
  return passed === undefined
    ? words.session.endsInSeconds(firstSeconds)
    : words.common.secondsLeft(passed)
}
