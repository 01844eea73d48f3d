'use client'

import type { Activity } from '../../../core/account/activity.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useAccountWords } from '../useAccountWords.ts'

/** What is known of it where it would sign. */
export type VoteFacts = {
  /** Whether it is dangerous, or nobody can read it. */
  readonly isGrave: boolean
  /** Whether a press on yes was meant for what is shown. */
  readonly isMeant: (press: Event) => boolean
}

export type VoteActionsProps = Partial<VoteFacts> & {
  readonly activity: Activity
  readonly isVoting: boolean
  /** Called with the activity that is shown. */
  readonly onApprove: (activity: Activity) => void
  readonly onReject: (activity: Activity) => void
}

/** The votes that are asked for. Where it is grave, the first choice is no. Renders a `div`. */
export function VoteActions(props: VoteActionsProps) {
  const { activity, isVoting, isGrave, isMeant = anyPress, onApprove, onReject } = props
  const words = useAccountWords()
  const approve = activity.canApprove ? (
    <Button
      variant={isGrave ? 'quiet' : 'secondary'}
      isLoading={isVoting}
      loadingLabel={words.voting}
      onClick={({ nativeEvent }) => isMeant(nativeEvent) && onApprove(activity)}
    >
      {words.approve}
    </Button>
  ) : null
  return (
    <div className="lk-below-actions">
      {isGrave ? null : approve}
      {activity.canReject ? (
        <Button
          variant={isGrave ? 'secondary' : 'quiet'}
          isDisabled={isVoting}
          onClick={() => onReject(activity)}
        >
          {words.reject}
        </Button>
      ) : null}
      {isGrave ? approve : null}
    </div>
  )
}

const anyPress = () => true
