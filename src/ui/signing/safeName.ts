import { visibleParts } from '../../core/wallet/signing/visibleText.ts'
import { hasRightToLeft, isolate } from '../../react/isolatedWords.ts'

/** So many characters of a name are read, none in half; what is longer could push the rest of the screen away. */
const LONG = /^(.{48}).+/u

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
  return hasRightToLeft(seen) ? isolate(seen) : seen
}
