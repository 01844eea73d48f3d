'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { methodName } from '../../words/methodName.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import type { LinkingStep } from './linkingStep.ts'

export type AskedElsewhereProps = {
  readonly step: Extract<LinkingStep, { at: 'asked' }>
  readonly onCancel: () => void
}

/** Says who asks the person now. Renders a `div`. */
export function AskedElsewhere({ step, onCancel }: AskedElsewhereProps) {
  const words = useAllWords()
  const { linking } = words
  const text =
    step.method === 'passkey'
      ? linking.passkeyPrompt
      : step.wallet !== null
        ? linking.walletAsks(step.wallet)
        : linking.waitingFor(methodName(step.method, words))
  return (
    <div className="lk-add">
      <p className="lk-add-waiting" data-lk-title="" tabIndex={-1}>
        <Spinner />
        {text}
      </p>
      <div className="lk-add-actions">
        <Button variant="secondary" onClick={onCancel}>
          {linking.cancel}
        </Button>
      </div>
      <Announcement text={text} />
    </div>
  )
}
