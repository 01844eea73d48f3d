import type { Words } from './words.ts'

/** A language: every text of the kit in it. The package has them under `latchkit/locales`. */
export type Locale = {
  /** Its language tag (BCP 47), like `pt-BR`. Numbers, dates and the direction go by it. */
  readonly tag: string
  readonly words: Words
}
