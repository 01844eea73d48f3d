/** A stretch of text as it is, or one character that would not be seen or would change how others are read. */
export type TextPart =
  | { readonly text: string }
  | {
      /** Its code point, like `U+202E`. */
      readonly hidden: string
    }

/**
 * Characters without a picture of their own: controls but tab and line feed, format characters (zero-width, directions,
 * tags), private use, surrogates without their half, variation selectors, fillers that look like nothing, and spaces that
 * are not the space.
 */
const HIDDEN =
  /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}]/u

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
    if (marks <= MOST_MARKS && !HIDDEN.test(character)) {
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

function codePointOf(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
}
