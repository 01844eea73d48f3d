import { clockText } from '../../primitives/Countdown/clockText.ts'

/** `3 March 2026`, as people of this language write it. */
export function dateText(ms: number, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(ms)
}

/** `3 Mar 2026, 09:12`, as people of this language write it. */
export function momentText(ms: number, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
}

/** `09:12` for today, `21 May` for any other day. */
export function startText(ms: number, nowMs: number, locale: string | undefined): string {
  const isToday = new Date(ms).toDateString() === new Date(nowMs).toDateString()
  const style = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale, style).format(ms)
}

/** `11:42`, or from an hour on `6 days`: what is left of something, as people of this language say it. */
export function timeLeftText(seconds: number, locale: string | undefined): string {
  const [unit, unitMs] = unitOf(seconds * 1000)
  if (unit === 'minute') return clockText(seconds)
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, style).format(Math.round((seconds * 1000) / unitMs))
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `2 minutes ago`, `yesterday`: how long ago something was, as people of this language say it. */
export function agoText(ms: number, nowMs: number, locale: string | undefined): string {
  return relativeText(Math.min(ms - nowMs, -60_000), locale, 'auto')
}

/** `in 6 days`, `in 2 hours`: the time from one moment to another, as people of this language say it. */
export function distanceText(ms: number, nowMs: number, locale: string | undefined): string {
  return relativeText(ms - nowMs, locale, 'always')
}

function relativeText(ms: number, locale: string | undefined, numeric: 'auto' | 'always'): string {
  const [unit, unitMs] = unitOf(ms)
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(Math.round(ms / unitMs), unit)
}

/** The largest unit of which there is one at least. */
function unitOf(ms: number) {
  return UNITS.find(([, size]) => Math.abs(ms) >= size) ?? UNITS[2]
}
