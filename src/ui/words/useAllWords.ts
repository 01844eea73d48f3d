'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { AccountTexts } from '../../react/words.ts'
import { linking } from './en/linking.ts'
import { session } from './en/session.ts'
import { loginTexts } from './loginTexts.ts'
import { useWords } from './useWords.ts'

const texts: AccountTexts = { ...loginTexts, session, linking }

/** Every text in the app's language: for what is shown after a login. */
export function useAllWords(): AccountTexts {
  const { words } = useUiSettings()
  const login = useWords()
  if (words === undefined) return texts
  return {
    ...login,
    session: { ...session, ...words.session },
    linking: { ...linking, ...words.linking },
  }
}
