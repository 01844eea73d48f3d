'use client'

import type { Activity } from '../../../core/account/activity.ts'
import { lazyPart } from '../../lazyPart.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { activityText } from './activityText.ts'
import { intentNodes } from './intentNodes.ts'

/** Most accounts have nothing to vote on. */
const SignReading = lazyPart(
  async () => (await import('../../signing/SignReading.tsx')).SignReading,
)
const SignNodes = lazyPart(async () => (await import('../../signing/SignNodes.tsx')).SignNodes)

export type VoteFormProps = {
  readonly activity: Activity
  readonly isVoting: boolean
  /** Called with the activity that is shown. */
  readonly onApprove: (activity: Activity) => void
  readonly onReject: (activity: Activity) => void
}

/**
 * What is voted on, and the votes that are asked for. A vote can decide: it cannot be given before all of it is shown.
 * Renders a `div`.
 */
export function VoteForm({ activity, isVoting, onApprove, onReject }: VoteFormProps) {
  const { type, intent, canApprove, canReject, createdAtMs } = activity
  const words = useAccountWords()
  const slot = useSlot()
  const nodes = intentNodes(intent)
  const letters =
    nodes.length === 0 ? null : (
      <div {...slot('payload', 'lk-payload')} data-tree="">
        <SignNodes label={activityText(activity, words)} nodes={nodes} nowMs={createdAtMs} />
      </div>
    )
  return (
    <div className="lk-below">
      {/_(?:SIGN|SEND)_/.test(type) ? (
        <SignReading activity={activity} otherwise={letters} />
      ) : (
        letters
      )}
      <div className="lk-below-actions">
        {canApprove ? (
          <Button
            variant="secondary"
            isLoading={isVoting}
            loadingLabel={words.voting}
            onClick={() => onApprove(activity)}
          >
            {words.approve}
          </Button>
        ) : null}
        {canReject ? (
          <Button variant="quiet" isDisabled={isVoting} onClick={() => onReject(activity)}>
            {words.reject}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
