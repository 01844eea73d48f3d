'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import { signing } from '../words/en/signing.ts'

/** The texts of the confirmation, but for those of what loads after it. */
export type AskingWords = typeof signing

/** The texts of the confirmation alone, which load with it. */
export function useSigningWords(): AskingWords {
  return { ...signing, ...useUiSettings().words?.signing }
}
