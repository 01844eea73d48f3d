'use client'

import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { AccountNote } from '../AccountNote.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'

export type EndOthersProps = {
  /** Whether API keys are among what ends: then it asks first, since a server may use them. */
  readonly hasKeys: boolean
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** Ends everything but the session of this browser. Renders a `div`. */
export function EndOthers({ hasKeys, isEnding, onEnd }: EndOthersProps) {
  const words = useAccountWords()
  const [isAsking, setAsking] = useState(false)
  const asks = isAsking && hasKeys
  return (
    <div>
      <AccountNote text={asks ? words.endOthersText : null} tone="warning" about={asks} />
      <div className="lk-actions">
        {asks ? (
          <RemoveQuestion
            label={words.endOthersConfirm}
            isRemoving={isEnding}
            onRemove={() => {
              setAsking(false)
              onEnd()
            }}
            onKeep={() => setAsking(false)}
          />
        ) : (
          <Button
            variant="secondary"
            isLoading={isEnding}
            loadingLabel={words.ending}
            onClick={() => (hasKeys ? setAsking(true) : onEnd())}
          >
            {words.endOthers}
          </Button>
        )}
      </div>
    </div>
  )
}
