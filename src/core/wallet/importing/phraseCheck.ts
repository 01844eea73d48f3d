import { sha256 } from '../../../crypto/sha256.ts'

/** How many words a phrase can have. Spec: BIP-39. */
const LENGTHS = [12, 15, 18, 21, 24]

/** How many letters may be wrong, left out or swapped in a word that somebody else was meant by. */
const FARTHEST = 2

/** The 2,048 English words of BIP-39, in order. Loaded when somebody is about to type them. */
export async function loadWordList(): Promise<readonly string[]> {
  return (await import('@scure/bip39/wordlists/english.js')).wordlist
}

/** The words of a text, however it divides and numbers them. */
export function wordsFromText(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
}

/** Whether a phrase can have this many words. */
export function isPhraseLength(count: number): boolean {
  return LENGTHS.includes(count)
}

/** From how many on words that are not in the list are no slips of the finger. */
const STRANGERS = 3

/**
 * Whether somebody types a phrase in another of the languages of BIP-39, whose lists are not loaded here.
 *
 * One word with other letters than a to z is enough; else most of them, and at least three, must be unknown.
 */
export function isOtherLanguage(words: readonly string[], list: readonly string[]): boolean {
  if (words.some((word) => /[^a-z]/.test(word))) return true
  const typed = words.filter(Boolean)
  const unknown = typed.filter((word) => !list.includes(word))
  return unknown.length >= STRANGERS && unknown.length * 2 > typed.length
}

/** The word that somebody may have meant; null when none is near. */
export function nearestWord(word: string, list: readonly string[]): string | null {
  let nearest: string | null = null
  let least = Math.min(FARTHEST, Math.ceil(word.length / 2) - 1) + 1
  for (const one of list) {
    const steps = stepsBetween(word, one)
    if (steps >= least) continue
    nearest = one
    least = steps
  }
  return nearest
}

/**
 * Whether the words belong together: the last one carries a checksum of the others.
 *
 * Spec: BIP-39, Generating the mnemonic.
 *
 * @param words - all of them in the list, as many as a phrase can have.
 */
export async function fitsTogether(
  words: readonly string[],
  list: readonly string[],
): Promise<boolean> {
  const bits = words.map((word) => list.indexOf(word).toString(2).padStart(11, '0')).join('')
  const sumLength = bits.length / 33
  const sum = bits.slice(-sumLength)
  const entropy = bits.slice(0, -sumLength)
  const bytes = Uint8Array.from(entropy.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const [first = 0] = await sha256(bytes)
  bytes.fill(0)
  return first.toString(2).padStart(8, '0').startsWith(sum)
}

/** Letters to change, add, leave out or swap with the next (optimal string alignment). */
function stepsBetween(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > FARTHEST) return FARTHEST + 1
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return at(last, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
