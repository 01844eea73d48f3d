import { PolicyError } from './policyError.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Deepest nesting of an expression: brackets in brackets, or fields of fields. Ours. */
const MAX_DEPTH = 50

/** A place in an expression that moves on as it is read. */
export type Reader = {
  /** The word that comes next. */
  next(): Token
  /** Takes the next word, whatever it is. */
  take(): Token
  /** Takes the next word if it is this symbol. */
  takeIf(symbol: string): Token | undefined
  /** Takes what must come. @throws PolicyError `syntax`. */
  require(symbol: string): Token
  requireKind(kind: Token['kind'], what: string): Token
  /** Runs the reading of something that is inside something. @throws PolicyError `syntax` when that is too deep. */
  inside<T>(read: () => T): T
}

/** Makes a reader at the beginning of an expression. @throws PolicyError `syntax`. */
export function createReader(text: string): Reader {
  const tokens = tokensOf(text)
  const end: Token = { kind: 'end', text: '', at: text.length }
  let index = 0
  let depth = 0

  const next = () => tokens[index] ?? end
  const take = () => {
    const token = next()
    index++
    return token
  }
  const takeIf = (symbol: string) => {
    const { kind, text } = next()
    return kind === 'symbol' && text === symbol ? take() : undefined
  }

  return {
    next,
    take,
    takeIf,
    require(symbol) {
      const token = takeIf(symbol)
      if (token) return token
      throw new PolicyError('syntax', next().at, `${symbol} must come here`)
    },
    requireKind(kind, what) {
      if (next().kind === kind) return take()
      throw new PolicyError('syntax', next().at, `${what} must come here`)
    },
    inside(read) {
      depth++
      if (depth > MAX_DEPTH)
        throw new PolicyError('syntax', next().at, `this is nested more than ${MAX_DEPTH} deep`)
      const value = read()
      depth--
      return value
    },
  }
}
