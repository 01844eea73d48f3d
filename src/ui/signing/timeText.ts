import { distanceText } from '../account/AccountPanel/dateText.ts'

/** What a date of a browser holds, in seconds. */
const LAST = 8_640_000_000_000

export type TimeText = { readonly date: string; readonly distance: string }

/** A moment as people of this language write it, and how far it is; null for none, or one beyond all dates, which never comes. */
export function timeText(
  seconds: bigint | null,
  nowMs: number,
  locale: string | undefined,
): TimeText | null {
  const rounded = Number(seconds)
  if (seconds === null || Math.abs(rounded) > LAST) return null
  const ms = rounded * 1000
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return { date: format.format(ms), distance: distanceText(ms, nowMs, locale) }
}
