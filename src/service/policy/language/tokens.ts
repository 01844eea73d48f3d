import { PolicyError } from './policyError.ts'

/** A word of an expression. `text` of a string is what stands between its quotes. */
export type Token = {
  readonly kind: 'name' | 'number' | 'string' | 'symbol' | 'end'
  readonly text: string
  /** Where it begins, counted from 0. */
  readonly at: number
}

/** Longest expression, in UTF-16 units. Ours. */
const MAX_LENGTH = 10_000

/**
 * A name, a number, a text and a symbol. Every alternative begins with another character and repeats one class only, so
 * that reading is linear.
 */
const WORD = /\s+|([A-Za-z_]\w*)|(\d+)|'([^']*)'|(&&|\|\||[=!<>]=|\.\.|[<>()[\].,-])/y

/** Cuts an expression into words. @throws PolicyError `syntax`. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > MAX_LENGTH)
    throw new PolicyError('syntax', MAX_LENGTH, `there are more than ${MAX_LENGTH} characters`)
  const tokens: Token[] = []
  const word = new RegExp(WORD)
  for (let at = 0; at < text.length; at = word.lastIndex) {
    word.lastIndex = at
    const groups = word.exec(text)
    if (!groups) throw new PolicyError('syntax', at, problemAt(text, at))
    const [, name, number, string, symbol] = groups
    if (name !== undefined) tokens.push({ kind: 'name', text: name, at })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at })
    else if (string !== undefined) tokens.push({ kind: 'string', text: string, at })
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol, at })
  }
  tokens.push({ kind: 'end', text: '', at: text.length })
  return tokens
}

function problemAt(text: string, at: number): string {
  return text[at] === "'" ? 'a text has no end' : 'this character has no meaning here'
}
