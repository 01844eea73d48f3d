/** A stretch of text as it is, or one character that would not be seen or would change how others are read. */
export type TextPart =
  | { readonly text: string }
  | {
      /** Its code point, like `U+202E`. */
      readonly hidden: string
    }

/**
 * Characters without a picture of their own: controls, format characters (zero-width, directions, tags), private use,
 * surrogates without their half, what fonts leave out (variation selectors, fillers), and spaces that are not the space.
 */
const HIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const SEEN: readonly string[] = [' ', '\t', '\n']

/**
 * Divides a text so that nothing in it can hide: joined again, the parts are the text, character by character.
 *
 * Marks that stand on a letter (accents, vowel signs) stay with it, up to four: a heap of them is hidden too.
 *
 * @example
 * visibleParts('pay\u202Eeno') // [{ text: 'pay' }, { hidden: 'U+202E' }, { text: 'eno' }]
 */
export function visibleParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let run = ''
  let marks = 0
  const end = () => {
    if (run !== '') parts.push({ text: run })
    run = ''
  }
  for (const character of text) {
    marks = /\p{M}/u.test(character) ? marks + 1 : 0
    if (marks <= MOST_MARKS && isSeen(character)) {
      run += character
      continue
    }
    end()
    parts.push({ hidden: codePointOf(character) })
  }
  end()
  return parts
}

/** Whether all of it can be seen. */
export function isAllVisible(text: string): boolean {
  return visibleParts(text).every((part) => 'text' in part)
}

/** As many marks as a letter of any living language carries. */
const MOST_MARKS = 4

function isSeen(character: string): boolean {
  return SEEN.includes(character) || !HIDDEN.test(character)
}

function codePointOf(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
}
