'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { Words } from '../../react/words.ts'
import { sentences } from './en/sentences.ts'

/** How two sentences follow each other in the app's language. */
export function useSentences(): Words['common']['sentences'] {
  return useUiSettings().words?.common?.sentences ?? sentences
}
