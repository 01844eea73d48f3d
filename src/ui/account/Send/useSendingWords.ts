'use client'

import { useUiSettings } from '../../../react/kitContext.ts'
import type { SendingWords } from '../../../react/sendingWords.ts'
import { sending } from '../../words/en/sending.ts'

/** The texts of sending in the app's language. */
export function useSendingWords(): SendingWords {
  const { words } = useUiSettings()
  return words?.sending === undefined ? sending : { ...sending, ...words.sending }
}
