/** `3 March 2026`, as people of this language write it. */
export function dateText(ms: number, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(ms)
}

/** `3 Mar, 09:12`, as people of this language write it. */
export function momentText(ms: number, locale: string | undefined): string {
  const style = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, style).format(ms)
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `in 6 days`, `in 2 hours`: the time from one moment to another, as people of this language say it. */
export function distanceText(ms: number, nowMs: number, locale: string | undefined): string {
  const distance = ms - nowMs
  const [unit, unitMs] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS[2]
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return format.format(Math.round(distance / unitMs), unit)
}
