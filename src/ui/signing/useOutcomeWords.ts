'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { OutcomeWords } from '../../react/signingWords.ts'
import { outcome } from '../words/en/outcome.ts'

/** The texts of what came of a transaction, which load with it. */
export function useOutcomeWords(): OutcomeWords {
  return { ...outcome, ...useUiSettings().words?.outcome }
}
