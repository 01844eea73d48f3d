'use client'

import { useUiSettings } from '../../../react/kitContext.ts'
import { useSession } from '../../../react/useSession.ts'
import { useSessionCountdown } from '../../../react/useSessionCountdown.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { addedName } from '../LoginMethods/wayName.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { useSessionMethod } from '../useSessionMethod.ts'
import { timeLeftText } from './dateText.ts'
import { methodInSentence } from './sessionText.ts'
import { useFarewell } from './useFarewell.ts'

/** By what the session began, when it ends, and the way out. Renders a `div`; only this part renders each second. */
export function PanelFooter() {
  const words = useAccountWords()
  const slot = useSlot()
  const allWords = useAllWords()
  const { locale } = useUiSettings()
  const { logOut } = useSession()
  const method = useSessionMethod()
  const bidFarewell = useFarewell()
  const time = timeLeftText(useSessionCountdown() ?? 0, locale)
  return (
    <div className="lk-panel-footer">
      <span {...slot('sessionClock', 'lk-way-text lk-clock')}>
        {method
          ? words.loggedInWith(methodInSentence(method, words, addedName(method, allWords)), time)
          : words.sessionEndsIn(time)}
      </span>
      <Button
        variant="quiet"
        onClick={() => {
          bidFarewell()
          void logOut()
        }}
      >
        {words.logOut}
      </Button>
    </div>
  )
}
