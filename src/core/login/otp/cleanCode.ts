import type { CodeEntry } from '../loginState.ts'

/** The code without what people and mail programs put between its characters: spaces, dashes, invisible marks. */
export function cleanCode(text: string, alphabet: CodeEntry['alphabet']): string {
  const bare = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return alphabet === 'digits' ? bare : bare.toUpperCase()
}
