'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { SignatureNotes, SignatureWords } from '../words/en/signature.ts'
import { signing } from '../words/en/signing.ts'

/** The texts of the confirmation, but for those of what loads after it. Those of signatures load with the first of them. */
export type AskingWords = typeof signing &
  Partial<SignatureWords> & { readonly notes: Partial<SignatureNotes> }

/** The texts of the confirmation alone, which load with it. */
export function useSigningWords(): AskingWords {
  return { ...signing, ...useUiSettings().words?.signing }
}
