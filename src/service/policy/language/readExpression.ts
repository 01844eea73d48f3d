import { type Budget, STEPS, spend } from './budget.ts'
import type { Expression } from './expression.ts'
import { parseExpression } from './parseExpression.ts'

/**
 * So many characters of expressions stay parsed, which takes about 20 bytes of memory each. Ours: the policies of one
 * organization fit several times.
 */
const MOST_CHARACTERS = 500_000

/** Expressions by their texts: a policy that changes has another text. Those that were used last stand last. */
const parsed = new Map<string, Expression>()
let characters = 0

/**
 * The expression of a text, which is parsed once and then remembered.
 *
 * @param budget - pays for the parsing; of an expression that is remembered only the reading of its text.
 * @throws PolicyError `syntax`, or `steps` before anything is parsed.
 */
export function readExpression(text: string, budget: Budget): Expression {
  spend(budget, text.length * STEPS.readCharacter, 0)
  const known = parsed.get(text)
  if (known) {
    parsed.delete(text)
    parsed.set(text, known)
    return known
  }
  spend(budget, text.length * STEPS.parsedCharacter, 0)
  const expression = parseExpression(text)
  remember(text, expression)
  return expression
}

function remember(text: string, expression: Expression): void {
  parsed.set(text, expression)
  characters += text.length
  for (const [oldest] of parsed) {
    if (characters <= MOST_CHARACTERS) return
    parsed.delete(oldest)
    characters -= oldest.length
  }
}
