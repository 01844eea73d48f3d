import { visibleParts } from '../../core/wallet/signing/visibleText.ts'

/** So many characters of a name are read, none in half; what is longer could push the rest of the screen away. */
const LONG = /^(.{48}).+/u

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A name that comes from outside, as it can stand in a sentence: on one line, not long, nothing in it hidden, and without
 * power over the order of the words around it.
 */
export function safeName(name: string): string {
  const line = name.trim().replace(/\s+/g, ' ')
  const short = line.replace(LONG, '$1…')
  const seen = visibleParts(short, true)
    .map((part) => ('text' in part ? part.text : `[${part.hidden}]`))
    .join('')
  return RIGHT_TO_LEFT.test(seen) ? `\u2068${seen}\u2069` : seen
}
