const MAX_DEPTH = 32
const MAX_MEMBERS = 10_000
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const NO_NAMES: ReadonlySet<string> = new Set()
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * Reads JSON text that two readers can only understand in one way. Undefined for anything else: text that is not
 * JSON, a member named twice at any depth, half a surrogate pair, a number that does not fit, the names that reach
 * for a prototype, more than 32 levels, or more than 10,000 members and elements in all.
 *
 * A member that overwrites another one leaves fewer members in the value than the text has, so comparing the two
 * counts finds duplicates in linear time, without a parser of our own. Text with more members and elements than the limit
 * is refused before it is parsed: to parse it can take a hundred times longer than to count them.
 *
 * @param options.anyNames - allows the names that reach for a prototype, for a caller that reads members only by
 * `Object.hasOwn` and `Object.entries`.
 */
export function parseStrictJson(
  text: string,
  { anyNames = false }: { readonly anyNames?: boolean } = {},
): unknown | undefined {
  const inText = countInText(text)
  if (inText.commas > MAX_MEMBERS || inText.opened > MAX_MEMBERS + 1) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined // not JSON: that is the answer
  }
  const count: Count = { members: 0, all: 0, forbidden: anyNames ? NO_NAMES : FORBIDDEN_NAMES }
  return isPlain(value, 0, count) && count.members === inText.colons ? value : undefined
}

type Count = { members: number; all: number; readonly forbidden: ReadonlySet<string> }

function isPlain(value: unknown, depth: number, count: Count): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  const isArray = Array.isArray(value)
  for (const [name, member] of Object.entries(value)) {
    count.all++
    if (count.all > MAX_MEMBERS) return false
    if (!isArray) {
      count.members++
      if (count.forbidden.has(name) || LONE_SURROGATE.test(name)) return false
    }
    if (!isPlain(member, depth + 1, count)) return false
  }
  return true
}

const [COLON, COMMA, QUOTE, BACKSLASH] = [0x3a, 0x2c, 0x22, 0x5c]
const [OPENING_BRACKET, OPENING_BRACE] = [0x5b, 0x7b]

/**
 * Counts the characters outside strings that tell how many values a text has, if it is JSON: each member has one colon, each
 * value but the first of a list or object has one comma. It looks at no character twice, whatever the text is.
 */
function countInText(text: string): { colons: number; commas: number; opened: number } {
  const count = { colons: 0, commas: 0, opened: 0 }
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) inString = !inString
    else if (inString) {
      if (code === BACKSLASH) at++
    } else if (code === COLON) count.colons++
    else if (code === COMMA) count.commas++
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) count.opened++
  }
  return count
}
