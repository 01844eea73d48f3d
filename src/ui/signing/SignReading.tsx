'use client'

import type { ReactNode } from 'react'
import type { Activity } from '../../core/account/activity.ts'
import { useKit } from '../../react/kitContext.ts'
import { ChainTag } from './ChainTag.tsx'
import { SignBody } from './SignBody.tsx'
import { useActivityReading } from './useActivityReading.ts'
import { WithSignTexts } from './WithSignTexts.tsx'

export type SignReadingProps = {
  readonly activity: Pick<Activity, 'id' | 'intent'>
  /** What is shown where nobody can put it into words. */
  readonly otherwise: ReactNode
}

/** What an activity would sign, as the confirmation says it. Renders a `div`; suspends until all of it is there. */
export function SignReading({ activity, otherwise }: SignReadingProps) {
  const { appName, nowMs } = useKit()
  const reading = useActivityReading(activity)
  if (reading === null) return otherwise
  return (
    <WithSignTexts
      {...reading}
      nowMs={nowMs}
      draw={({ effect, ...texts }) => (
        <div className="lk-signing">
          <p className="lk-way-name">{effect.headline}</p>
          <p className="lk-sub">
            {effect.line} <ChainTag chain={reading.view.chain} />
          </p>
          <SignBody {...reading} {...texts} appName={appName} />
        </div>
      )}
    />
  )
}
