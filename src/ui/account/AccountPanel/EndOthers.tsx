'use client'

import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { AccountNote } from '../AccountNote.tsx'
import { useAccountWords } from '../useAccountWords.ts'

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
        <Button
          variant="secondary"
          isLoading={isEnding}
          loadingLabel={words.ending}
          onClick={() => {
            setAsking(hasKeys && !isAsking)
            if (!hasKeys || isAsking) onEnd()
          }}
        >
          {asks ? words.endOthersConfirm : words.endOthers}
        </Button>
        {asks ? (
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
