'use client'

import { lazyPart } from '../../lazyPart.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { activityText } from './activityText.ts'
import { intentNodes } from './intentNodes.ts'
import { VoteActions, type VoteActionsProps, type VoteFacts } from './VoteActions.tsx'

/** Most accounts have nothing to vote on. */
const SignReading = lazyPart(
  async () => (await import('../../signing/SignReading.tsx')).SignReading,
)
const SignNodes = lazyPart(async () => (await import('../../signing/SignNodes.tsx')).SignNodes)

export type VoteFormProps = Omit<VoteActionsProps, keyof VoteFacts>

/**
 * What is voted on, and the votes that are asked for. A vote can decide: it cannot be given before all of it is shown.
 * Renders a `div`.
 */
export function VoteForm(props: VoteFormProps) {
  const { activity } = props
  const { type, intent, createdAtMs } = activity
  const words = useAccountWords()
  const slot = useSlot()
  const nodes = intentNodes(intent)
  const letters =
    nodes.length === 0 ? null : (
      <div {...slot('payload', 'lk-payload')} data-tree="">
        <SignNodes label={activityText(activity, words)} nodes={nodes} nowMs={createdAtMs} />
      </div>
    )
  return /_(?:SIGN|SEND)_/.test(type) ? (
    <SignReading
      activity={activity}
      otherwise={letters}
      votes={(facts) => <VoteActions {...props} {...facts} />}
    />
  ) : (
    <div className="lk-below">
      {letters}
      {/* whoever gets it can sign alone from then on */}
      <VoteActions {...props} isGrave={/_EXPORT_/.test(type)} />
    </div>
  )
}
