'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { SigningWords } from '../../react/signingWords.ts'
import { signing } from '../words/en/signing.ts'

/** The texts of the confirmation alone, which load with it. */
export function useSigningWords(): SigningWords {
  return { ...signing, ...useUiSettings().words?.signing }
}
