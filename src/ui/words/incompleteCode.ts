import type { CodeWords } from '../../react/words.ts'

/** What a code looks like. */
type CodeShape = {
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
}

/** What to say of a code with characters missing, which costs no try then; null of one that is whole. */
export function incompleteCode(typed: string, shape: CodeShape, words: CodeWords): string | null {
  return typed.length < shape.codeLength ? incompleteText(shape, words) : null
}

/** That characters are missing. */
export function incompleteText({ codeLength, alphabet }: CodeShape, words: CodeWords): string {
  return alphabet === 'digits'
    ? words.incompleteDigits(codeLength)
    : words.incompleteCharacters(codeLength)
}
