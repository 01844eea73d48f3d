const BRAND = Symbol.for('latchkit.error')

/** What a caller knows beyond the class: all optional, all safe to show. */
export type ErrorFacts = {
  /** What the far side said, already redacted. */
  readonly details?: string | undefined
  readonly cause?: unknown
}

/**
 * The base of every error that Latchkit throws.
 *
 * Recognise one with `isLatchkitError`, then branch on `code`; texts may change, codes do not.
 */
export abstract class LatchkitError extends Error {
  abstract readonly code: string
  /** What happened, in one plain sentence. */
  readonly shortMessage: string
  /** What to do about it. */
  readonly hint: string
  readonly details: string | undefined
  readonly [BRAND] = true

  constructor(shortMessage: string, facts: ErrorFacts & { readonly hint: string }) {
    const details = facts.details ? `\nDetails: ${facts.details}` : ''
    super(`${shortMessage}\n${facts.hint}${details}`, { cause: facts.cause })
    this.name = new.target.name
    this.shortMessage = shortMessage
    this.hint = facts.hint
    this.details = facts.details
  }

  /** Where the error is explained: a heading of the package's README. */
  get docsPath(): string {
    return `README.md#${this.code.toLowerCase().replaceAll('_', '-')}`
  }

  /** The first error in the chain of causes that the test accepts, this one included. */
  walk(accepts: (error: unknown) => boolean): unknown {
    for (
      let at: unknown = this;
      at !== undefined;
      at = at instanceof Error ? at.cause : undefined
    ) {
      if (accepts(at)) return at
    }
    return undefined
  }
}

/** True for every Latchkit error, even one from a second copy of the package. */
export function isBranded(value: unknown): value is LatchkitError {
  return typeof value === 'object' && value !== null && BRAND in value
}
