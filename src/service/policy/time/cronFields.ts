/** Which minutes, hours, days of the month, months and days of the week (0 is Sunday) are meant. */
export type CronFields = {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly daysOfMonth: readonly number[]
  readonly months: readonly number[]
  readonly daysOfWeek: readonly number[]
  /** True when either day field is enough: both are restricted. */
  readonly isEitherDay: boolean
}

const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

const PART = /^(\d{1,2})(?:-(\d{1,2}))?$/

/**
 * Reads a cron expression of five fields: numbers, ranges, lists and `*`; no steps, names or macros.
 *
 * @returns null for anything else.
 */
export function cronFieldsFrom(text: string): CronFields | null {
  const texts = text.trim().split(/\s+/)
  if (texts.length !== ranges.length) return null
  const [minutes, hours, daysOfMonth, months, daysOfWeek] = ranges.map(([least, most], i) =>
    numbersFrom(texts[i] ?? '', least, most),
  )
  if (!minutes || !hours || !daysOfMonth || !months || !daysOfWeek) return null
  const isEitherDay = texts[2] !== '*' && texts[4] !== '*'
  return { minutes, hours, daysOfMonth, months, daysOfWeek, isEitherDay }
}

function numbersFrom(text: string, least: number, most: number): readonly number[] | null {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  if (text === '*') return all
  const wanted = new Set<number>()
  for (const part of text.split(',')) {
    const [, first, last = first] = PART.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    // a part that does not match gives NaN, which is in no range
    if (!(from >= least && to <= most && from <= to)) return null
    for (let number = from; number <= to; number++) wanted.add(number)
  }
  return all.filter((number) => wanted.has(number))
}
