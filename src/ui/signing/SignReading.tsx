'use client'

import { type ReactNode, useRef } from 'react'
import type { Activity } from '../../core/account/activity.ts'
import { useKit } from '../../react/kitContext.ts'
import type { VoteFacts } from '../account/AccountPanel/VoteActions.tsx'
import { ChainTag } from './ChainTag.tsx'
import { isGrave } from './isGrave.ts'
import { SignBody } from './SignBody.tsx'
import { useActivityReading } from './useActivityReading.ts'
import { useMeantPress } from './useMeantPress.ts'
import { WithSignTexts } from './WithSignTexts.tsx'

export type SignReadingProps = {
  readonly activity: Pick<Activity, 'id' | 'intent'>
  /** What is shown where nobody can put it into words. */
  readonly otherwise: ReactNode
  readonly votes: (facts: VoteFacts) => ReactNode
}

/**
 * What an activity would sign, as the confirmation says it, and the votes, which take no presses that the confirmation would
 * not take. Renders a `div`; suspends until all of it is there.
 */
export function SignReading({ activity, otherwise, votes }: SignReadingProps) {
  const { appName, nowMs } = useKit()
  const view = useActivityReading(activity)
  const place = useRef<HTMLDivElement>(null)
  const isMeant = useMeantPress(true, place)
  return (
    <div ref={place} className="lk-below">
      {view === null ? (
        otherwise
      ) : (
        <WithSignTexts
          view={view}
          nowMs={nowMs}
          draw={({ effect, ...texts }) => (
            <div className="lk-signing">
              <p className="lk-way-name">{effect.headline}</p>
              <p className="lk-sub">
                {effect.line} <ChainTag chain={view.chain} />
              </p>
              <SignBody view={view} {...texts} appName={appName} />
            </div>
          )}
        />
      )}
      {votes({ isGrave: view === null || isGrave(view), isMeant })}
    </div>
  )
}
