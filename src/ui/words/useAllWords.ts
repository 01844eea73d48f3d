'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { Words } from '../../react/words.ts'
import { en } from './en.ts'
import { useWords } from './useWords.ts'

/** Every text in the app's language: for what is shown after a login. */
export function useAllWords(): Words {
  const { words } = useUiSettings()
  const login = useWords()
  if (words === undefined) return en
  return {
    ...login,
    session: { ...en.session, ...words.session },
    linking: { ...en.linking, ...words.linking },
  }
}
