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
/** Scripts with letters that look like each other's. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]
const WORDS = /[\p{L}\p{M}]+/gu
const SEEN: readonly string[] = [' ', '\t', '\n']

/**
 * Divides a text so that nothing in it can hide: joined again, the parts are the text, character by character.
 *
 * Marks that stand on a letter (accents, vowel signs) stay with it, up to four: a heap of them is hidden too.
 *
 * @param isName - whether it names somebody or something: then a letter hides too that stands among those of another script
 * and looks like one of them. A word all in one script is left as it is.
 * @example
 * visibleParts('pay\u202Eeno') // [{ text: 'pay' }, { hidden: 'U+202E' }, { text: 'eno' }]
 */
export function visibleParts(text: string, isName = false): readonly TextPart[] {
  const parts: TextPart[] = []
  const strangers = new Set(isName ? strangersIn(text) : [])
  let at = 0
  let run = ''
  let marks = 0
  const end = () => {
    if (run !== '') parts.push({ text: run })
    run = ''
  }
  for (const character of text) {
    marks = /\p{M}/u.test(character) ? marks + 1 : 0
    const isStranger = strangers.has(at)
    at += character.length
    if (marks <= MOST_MARKS && isSeen(character) && !isStranger) {
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
export function isAllVisible(text: string, isName = false): boolean {
  return visibleParts(text, isName).every((part) => 'text' in part)
}

/** Where letters stand in words that are mostly of another script; of two that are even, the one first in the table stays. */
function strangersIn(text: string): readonly number[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const letters = [...word]
    const scripts = letters.map((letter) => ALIKE.findIndex((script) => script.test(letter)))
    const counts = ALIKE.map((_, at) => scripts.filter((script) => script === at).length)
    const own = counts.indexOf(Math.max(...counts))
    let at = index
    return letters.flatMap((letter, place) => {
      const here = at
      at += letter.length
      return scripts[place] === own || scripts[place] === -1 ? [] : [here]
    })
  })
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
