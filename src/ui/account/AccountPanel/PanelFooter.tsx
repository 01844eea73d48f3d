'use client'

import { useSession } from '../../../react/useSession.ts'
import { useSessionCountdown } from '../../../react/useSessionCountdown.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { clockText } from '../../primitives/Countdown/clockText.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'

/** When the session ends, and the way out. Renders a `div`; only this part renders each second. */
export function PanelFooter() {
  const words = useAccountWords()
  const slot = useSlot()
  const { logOut } = useSession()
  const secondsLeft = useSessionCountdown() ?? 0
  return (
    <div className="lk-panel-footer">
      <span {...slot('sessionClock', 'lk-way-text lk-clock')}>
        {words.sessionEndsIn(clockText(secondsLeft))}
      </span>
      <Button variant="quiet" onClick={() => void logOut()}>
        {words.logOut}
      </Button>
    </div>
  )
}
