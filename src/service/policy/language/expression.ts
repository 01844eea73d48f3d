import type { CronSpan } from '../time/cronSpan.ts'

/** How two values are compared. */
export type Comparison = '==' | '!=' | '<' | '>' | '<=' | '>=' | 'in'

/** An expression of the policy language, parsed. `at` is where it begins in the text, counted from 0. */
export type Expression = { readonly at: number } & (
  | { readonly kind: 'literal'; readonly value: boolean | bigint | string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'logic'
      readonly operator: '&&' | '||'
      readonly terms: readonly Expression[]
    }
  | {
      readonly kind: 'comparison'
      readonly operator: Comparison
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'field'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'element'; readonly of: Expression; readonly key: Expression }
  | {
      readonly kind: 'slice'
      readonly of: Expression
      readonly start: Expression
      readonly end: Expression
    }
  | {
      readonly kind: 'each'
      readonly operation: 'all' | 'any' | 'filter'
      readonly of: Expression
      readonly variable: string
      readonly predicate: Expression
    }
  | { readonly kind: 'contains'; readonly of: Expression; readonly item: Expression }
  | { readonly kind: 'count'; readonly of: Expression }
  | { readonly kind: 'instant'; readonly atMs: number }
  | { readonly kind: 'cronSpan'; readonly span: CronSpan }
)

/** The parts of an expression, not what is inside them. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items
    case 'logic':
      return expression.terms
    case 'comparison':
      return [expression.left, expression.right]
    case 'field':
    case 'count':
      return [expression.of]
    case 'element':
      return [expression.of, expression.key]
    case 'slice':
      return [expression.of, expression.start, expression.end]
    case 'each':
      return [expression.of, expression.predicate]
    case 'contains':
      return [expression.of, expression.item]
    default:
      return []
  }
}
