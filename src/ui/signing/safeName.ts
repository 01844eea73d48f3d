import { visibleParts } from '../../core/wallet/signing/visibleText.ts'
import { hasRightToLeft, isolate } from '../../react/isolatedWords.ts'

/** So many characters of a name are read; what is longer could push the rest of the screen away. */
const MOST_CHARACTERS = 48

/**
 * A name that comes from outside, as it can stand in a sentence: on one line, not long, nothing in it hidden, and without
 * power over the order of the words around it.
 *
 * @param most - how many characters of it are shown, none in half.
 */
export function safeName(name: string, most = MOST_CHARACTERS): string {
  const characters = [...name.trim().replace(/\s+/g, ' ')]
  const short = characters.slice(0, most).join('') + (characters.length > most ? '…' : '')
  const seen = visibleParts(short, true)
    .map((part) => ('text' in part ? part.text : `[${part.hidden}]`))
    .join('')
  return hasRightToLeft(seen) ? isolate(seen) : seen
}
