'use client'

import { Suspense } from 'react'
import type { Activity } from '../../../core/account/activity.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { partsText } from '../../words/partsText.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { activityText, statusText } from './activityText.ts'
import { momentText } from './dateText.ts'
import { MoreButton } from './MoreButton.tsx'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { VoteForm } from './VoteForm.tsx'

export type ActivityViewProps = {
  readonly activities: readonly Activity[]
  readonly hasMore: boolean
  /** The id of the one that is being voted on; null while none is. */
  readonly voting: string | null
  readonly onMore: () => void
  readonly onApprove: (activity: Activity) => void
  readonly onReject: (activity: Activity) => void
}

/** What was done in an account, the newest first, with the votes that are asked for. Renders a `div`. */
export function ActivityView(props: ActivityViewProps) {
  const { activities, voting } = props
  const words = useAccountWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  if (activities.length === 0) return <p className="lk-add-text">{words.noActivity}</p>
  return (
    <div>
      <ul {...slot('list', 'lk-ways')}>
        {activities.map((activity) => {
          const { id } = activity
          return (
            <PanelItem
              key={id}
              sign={<Icon name={PANEL_ICONS.activity} />}
              title={activityText(activity, words)}
              text={textOf(activity)}
            >
              {activity.canApprove || activity.canReject ? (
                <Suspense fallback={<Spinner />}>
                  <VoteForm {...props} activity={activity} isVoting={voting === id} />
                </Suspense>
              ) : undefined}
            </PanelItem>
          )
        })}
      </ul>
      {props.hasMore ? <MoreButton onMore={props.onMore} /> : null}
    </div>
  )

  function textOf(activity: Activity): string {
    const approvals = activity.votes.filter(({ isApproval }) => isApproval).length
    const votes = words.votes(approvals, activity.votes.length - approvals)
    const parts = [statusText(activity, words), momentText(activity.createdAtMs, locale)]
    // one vote is the submitter's own, and says nothing
    return partsText([...parts, ...(activity.votes.length > 1 ? [votes] : [])], locale)
  }
}
