import type { ReactNode } from 'react'
import { signature, signatureNotes } from '../words/en/signature.ts'
import type { AskingWords } from './useSigningWords.ts'

export type WithSignatureWordsProps = {
  readonly words: AskingWords
  /** Draws what is said by all of them. */
  readonly draw: (words: AskingWords) => ReactNode
}

/** Adds the texts of signatures. Renders what is drawn. */
export function WithSignatureWords({ words, draw }: WithSignatureWordsProps) {
  return draw({ ...signature, ...words, notes: { ...signatureNotes, ...words.notes } })
}
