import { mostStepsInSpan } from '../time/cronSpan.ts'
import { STEPS } from './budget.ts'
import type { Expression } from './expression.ts'

/**
 * How long a list counts that comes with a request. Ours: two such lists one in the other pass, three do not. A longer
 * list is bounded by the budget of its request.
 */
const ASSUMED_LENGTH = 32

/** The cost of a part: its steps, and how many items its value has if it is a list. */
type Cost = { readonly steps: number; readonly items: number }

type Lengths = ReadonlyMap<string, number>

/**
 * The most steps that reading and evaluating an expression takes, found by its form alone and without a clock.
 *
 * Ours: lists of the expression count as long as they are, those of a request 32.
 *
 * @param text - of the expression.
 */
export function getMostSteps(text: string, expression: Expression): number {
  const spans = { steps: 0 }
  const { steps } = costOf(expression, new Map(), spans)
  return text.length * STEPS.parsedCharacter + spans.steps + steps
}

/** @param spans - collects what is walked once for each evaluation, however often it is asked about. */
function costOf(expression: Expression, lengths: Lengths, spans: { steps: number }): Cost {
  const inner = (part: Expression) => costOf(part, lengths, spans)
  const sum = (parts: readonly Expression[]) =>
    parts.reduce((steps, part) => steps + inner(part).steps, 1)
  switch (expression.kind) {
    case 'literal':
    case 'instant':
      return one(1 + textSteps(expression))
    case 'cronSpan':
      spans.steps += STEPS.zone + mostStepsInSpan(expression.span)
      return one(1)
    case 'name':
      return { steps: 1, items: lengths.get(expression.name) ?? ASSUMED_LENGTH }
    case 'list':
      return { steps: sum(expression.items), items: expression.items.length }
    case 'logic':
      return one(sum(expression.terms))
    case 'comparison': {
      const [left, right] = [inner(expression.left), inner(expression.right)]
      const looked = expression.operator === 'in' ? right.items : 0
      return one(1 + left.steps + right.steps + looked * (1 + textSteps(expression.left)))
    }
    case 'contains': {
      const [of, item] = [inner(expression.of), inner(expression.item)]
      return one(1 + of.steps + item.steps + of.items * (1 + textSteps(expression.item)))
    }
    case 'each': {
      const of = inner(expression.of)
      const { predicate, variable, operation } = expression
      const each = costOf(predicate, new Map([...lengths, [variable, ASSUMED_LENGTH]]), spans)
      const items = operation === 'filter' ? of.items : 0
      return { steps: 1 + of.steps + of.items * each.steps, items }
    }
    case 'count':
      return one(1 + inner(expression.of).steps)
    case 'field':
      return {
        steps: 1 + inner(expression.of).steps + (expression.name.length >> 4),
        items: ASSUMED_LENGTH,
      }
    case 'element':
      return { steps: sum([expression.of, expression.key]), items: ASSUMED_LENGTH }
    case 'slice': {
      const of = inner(expression.of)
      return { steps: of.steps + sum([expression.start, expression.end]), items: of.items }
    }
  }
}

function one(steps: number): Cost {
  return { steps, items: 0 }
}

/** The steps in which a text is compared once. */
function textSteps(expression: Expression): number {
  return expression.kind === 'literal' && typeof expression.value === 'string'
    ? expression.value.length >> 6
    : 0
}
