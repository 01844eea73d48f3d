/**
 * Why an expression is not one, or could not be evaluated.
 *
 * - `syntax`: it does not parse.
 * - `type`: it puts together what does not belong together.
 * - `missing`: it names what this request does not have.
 * - `steps`: it takes too long.
 */
export type PolicyErrorKind = 'syntax' | 'type' | 'missing' | 'steps'

/** An expression that is wrong, or a request that it does not fit. Its text repeats nothing that somebody sent. */
export class PolicyError extends Error {
  readonly kind: PolicyErrorKind
  /** Where in the expression, counted from 1. */
  readonly place: number

  constructor(kind: PolicyErrorKind, at: number, problem: string) {
    super(`at character ${at + 1}: ${problem}`)
    this.name = 'PolicyError'
    this.kind = kind
    this.place = at + 1
  }
}
