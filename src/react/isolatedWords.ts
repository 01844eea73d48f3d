/** First strong isolate, and the end of it: what is between them has a direction of its own and no power over its surroundings. */
const OPEN = '\u2068'
const CLOSE = '\u2069'

/** Embeddings, overrides and isolates: whoever writes one into a name reorders the sentence around it. */
const CONTROLS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Letters and digits that are written from the right, and what changes a direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text could change the order of a sentence that is written from the left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * A text that comes from outside (a contact, an app, an address, an amount), as it stands in a sentence: isolated, so that
 * neither changes the order of the other. One that is isolated already stays as it is.
 *
 * Spec: Unicode Standard Annex 9, "Explicit Directional Isolates".
 *
 * @example
 * isolate('+49 1512 3456789') // '\u2068+49 1512 3456789\u2069'
 */
export function isolate(text: string): string {
  if (text === '' || isIsolated(text)) return text
  return OPEN + (isBalanced(text) ? text : text.replace(CONTROLS, '')) + CLOSE
}

/** Whether one isolate spans all of it. */
function isIsolated(text: string): boolean {
  return text.startsWith(OPEN) && isBalanced(text) && text.indexOf(CLOSE) === text.length - 1
}

/** Whether its only controls are isolates, each of which ends. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [control] of text.matchAll(CONTROLS)) {
    if (control !== OPEN && control !== CLOSE) return false
    depth += control === OPEN ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/**
 * The texts of a language whose placeholders are isolated, every one of them: a translation cannot forget one.
 *
 * @example
 * export const de: Locale = { tag: 'de', words: isolatedWords({ button, login }) }
 */
export function isolatedWords<Texts extends object>(words: Texts): Texts {
  return mapTexts(words, isolate)
}

/**
 * The same for a language that is written from the left, where only a value with letters from the right needs it: there any
 * other is shown alike with and without.
 */
export function mixedWords<Texts extends object>(words: Texts): Texts {
  return mapTexts(words, (text) => (hasRightToLeft(text) ? isolate(text) : text))
}

function mapTexts<Texts extends object>(words: Texts, change: (text: string) => string): Texts {
  const entries = Object.entries(words).map(([name, text]: [string, unknown]) => {
    // its parts are sentences of the language itself
    if (name === 'sentences' || Array.isArray(text)) return [name, text]
    if (typeof text === 'function')
      return [
        name,
        (...args: readonly unknown[]): unknown =>
          text(...args.map((arg) => (typeof arg === 'string' ? change(arg) : arg))),
      ]
    return [name, typeof text === 'object' && text !== null ? mapTexts(text, change) : text]
  })
  return Object.fromEntries(entries)
}
