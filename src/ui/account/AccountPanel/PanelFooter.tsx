'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit, useUiSettings } from '../../../react/kitContext.ts'
import { accountSessionsQueryOptions } from '../../../react/queries/sessionsQuery.ts'
import { useSession } from '../../../react/useSession.ts'
import { useSessionCountdown } from '../../../react/useSessionCountdown.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { addedName } from '../LoginMethods/wayName.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { timeLeftText } from './dateText.ts'
import { methodInSentence } from './sessionText.ts'

/** By what the session began, when it ends, and the way out. Renders a `div`; only this part renders each second. */
export function PanelFooter() {
  const words = useAccountWords()
  const slot = useSlot()
  const allWords = useAllWords()
  const { locale } = useUiSettings()
  const { session, logOut } = useSession()
  const { data: method } = useQuery({
    ...accountSessionsQueryOptions(useKit(), session),
    // a renewed session goes on with what the old one began by
    placeholderData: (before) => before,
    select: (all) => all.find(({ isCurrent }) => isCurrent)?.method,
  })
  const time = timeLeftText(useSessionCountdown() ?? 0, locale)
  return (
    <div className="lk-panel-footer">
      <span {...slot('sessionClock', 'lk-way-text lk-clock')}>
        {method
          ? words.loggedInWith(methodInSentence(method, words, addedName(method, allWords)), time)
          : words.sessionEndsIn(time)}
      </span>
      <Button variant="quiet" onClick={() => void logOut()}>
        {words.logOut}
      </Button>
    </div>
  )
}
