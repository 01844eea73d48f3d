/** The forms of a counted thing: those that the language has, by the names of Unicode. A `#` stands for the number. */
export type Forms = { readonly other: string } & {
  readonly [Rule in Intl.LDMLPluralRule]?: string
}

/**
 * Puts a number into the form that a language has for it.
 *
 * @param tag - of the language, like `pl`.
 * @example
 * const plural = pluralOf('pl')
 * plural(3, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }) // '3 próby'
 */
export function pluralOf(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  const digits = new Intl.NumberFormat(tag)
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', digits.format(count))
}

/** A span of time in each unit; a `#` stands for the number. */
export type SpanForms = Readonly<Record<'second' | 'minute' | 'hour' | 'day', Forms>>

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/**
 * Says how long something lasts, in the largest unit of which there are two at least.
 *
 * @returns a function that takes milliseconds.
 * @example
 * const span = spanOf('de', { minute: { one: '# Minute', other: '# Minuten' }, ... })
 * span(900_000) // '15 Minuten'
 */
export function spanOf(tag: string, forms: SpanForms): (ms: number) => string {
  const plural = pluralOf(tag)
  return (ms) => {
    const [unit, unitMs] = UNITS.find(([, size]) => Math.round(ms / size) >= 2) ?? ['second', 1000]
    return plural(Math.max(1, Math.round(ms / unitMs)), forms[unit])
  }
}
