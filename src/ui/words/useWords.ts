'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { LoginTexts, PartialWords } from '../../react/words.ts'
import { loginTexts } from './loginTexts.ts'

/** The texts of the login in the app's language; what a translation leaves out is English. */
export function useWords(): LoginTexts {
  return withFallback(useUiSettings().words)
}

function withFallback(words: PartialWords | undefined): LoginTexts {
  if (words === undefined) return loginTexts
  const own = new Map<string, object | undefined>(Object.entries(words))
  const areas = Object.entries(loginTexts).map(([area, texts]) => [
    area,
    { ...texts, ...own.get(area) },
  ])
  return Object.fromEntries(areas)
}
