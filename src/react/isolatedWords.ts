/** First strong isolate and pop directional isolate: text between them does not reorder the text around it. */
const OPEN = '\u2068'
const CLOSE = '\u2069'

/** Embeddings, overrides and isolates. One of them in a name reorders the sentence around the name. */
const CONTROLS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Right-to-left letters and digits, and controls that change the direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text could reorder a left-to-right sentence around it. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * Isolates a text from outside (a contact, an app name, an address, an amount) for use in a sentence, so that neither reorders
 * the other. A text that is isolated already is returned unchanged.
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

/** Whether one isolate spans the whole text. */
function isIsolated(text: string): boolean {
  return text.startsWith(OPEN) && isBalanced(text) && text.indexOf(CLOSE) === text.length - 1
}

/** Whether the only controls in a text are isolates, each of which is closed. */
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
 * Isolates every placeholder in the texts of a language, so that a translation cannot forget one.
 *
 * @example
 * export const de: Locale = { tag: 'de', words: isolatedWords({ button, login }) }
 */
export function isolatedWords<Texts extends object>(words: Texts): Texts {
  return mapTexts(words, isolate)
}

/**
 * Isolates the placeholders in the texts of a left-to-right language. There, only values with right-to-left characters need
 * isolates; all other values look the same with and without.
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
