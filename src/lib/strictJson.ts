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
 * counts finds duplicates in linear time, without a parser of our own.
 *
 * @param options.anyNames - allows the names that reach for a prototype, for a caller that reads members only by
 * `Object.hasOwn` and `Object.entries`.
 */
export function parseStrictJson(
  text: string,
  { anyNames = false }: { readonly anyNames?: boolean } = {},
): unknown | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined // not JSON: that is the answer
  }
  const count: Count = { members: 0, all: 0, forbidden: anyNames ? NO_NAMES : FORBIDDEN_NAMES }
  return isPlain(value, 0, count) && count.members === membersInText(text) ? value : undefined
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

/**
 * Counts the colons outside strings of text that is known to be JSON: one for each member. It jumps from one quote or
 * colon to the next, so that a long string costs little, and looks at no character twice.
 */
function membersInText(text: string): number {
  let members = 0
  let colon = indexFrom(text, ':', 0)
  for (let open = indexFrom(text, '"', 0); ; ) {
    while (colon < open) {
      members++
      colon = indexFrom(text, ':', colon + 1)
    }
    if (open === Number.POSITIVE_INFINITY) return members
    const end = endOfString(text, open)
    if (colon < end) colon = indexFrom(text, ':', end)
    open = indexFrom(text, '"', end)
  }
}

function indexFrom(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** Where the string that begins at a quote is over. A quote behind an odd number of backslashes is part of it. */
function endOfString(text: string, open: number): number {
  for (let at = indexFrom(text, '"', open + 1); ; at = indexFrom(text, '"', at + 1)) {
    let first = at
    while (text[first - 1] === '\\') first--
    if ((at - first) % 2 === 0) return at + 1
  }
}
