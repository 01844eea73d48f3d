import type { Locale } from '../../src/react/locale.ts'
import type { Words } from '../../src/react/words.ts'
import { en } from '../../src/ui/words/en.ts'

/** What stands for each letter. */
export const LETTERS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

/** By how much texts grow in the longest languages. */
const GROWTH = 0.4

/** English in other letters and 40 % longer, in brackets: what is cut off lacks one, and what is no text of the kit stays plain. */
function pseudoText(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  const letters = [...text].map((letter) => LETTERS[letter] ?? letter).join('')
  return `⟦${letters}${'·'.repeat(Math.ceil(text.length * GROWTH))}⟧`
}

function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...args: unknown[]) => pseudo(value(...args))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(pseudo)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pseudo(inner)]))
}

/** A language that nobody speaks, to find what is cut off and what cannot be translated. */
export const pseudoLocale: Locale = { tag: 'en', words: pseudo(en) as Words }
